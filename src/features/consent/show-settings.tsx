import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { addNamespace, loadI18n } from '#src/content/load-i18n.ts';
import { readDocumentId } from '#src/routing/document-mark.ts';
import { ConsentSettings } from './consent-settings.tsx';
import { readConsent } from './consent-store.ts';

let root: Root | undefined;
let turn = 0;

/**
 * Renders the consent settings with the current choice.
 * @throws Error if their messages cannot be fetched
 */
export async function showSettings(place: HTMLElement): Promise<void> {
  const instance = await loadI18n(readDocumentId().language);
  await addNamespace(instance, 'consent');
  const shown = (root ??= createRoot(place));
  turn += 1;
  // Synchronous: otherwise the panel would open as an empty strip.
  flushSync(() =>
    shown.render(
      <I18nextProvider i18n={instance}>
        <ConsentSettings key={turn} chosen={readConsent().preferences} />
      </I18nextProvider>,
    ),
  );
  place.setAttribute('aria-labelledby', 'consent-settings-title');
}
