import { toLanguage } from '#src/config/languages.ts';
import { readDocumentId } from '#src/routing/document-mark.ts';
import type { Wish } from '../preview-messages.ts';

/** A preview is not a visit: a floating part is shown only for its own texts. */
export const FLOATING_STYLE = `
:root:not([data-desk-part=consent]) [data-consent],
:root:not([data-desk-part=offer]) [data-floating]:not([data-consent]),
/* The page may make the same offer by itself. */
aside[data-floating] ~ aside[data-floating] { visibility: hidden !important; }`;

/** Language of the last requested offer. */
let offered = '';

/** Shows the floating part that contains a text, if any. @param places elements with the text on the page */
export function showFloating({ part, language }: Wish, places: readonly (Element | null)[]): void {
  document.documentElement.dataset['deskPart'] = part ?? '';
  if (part === 'consent') void showConsent(places);
  else if (part === 'offer' && places.length === 0 && offered !== language) void offerIn(language);
}

/** Shows the panel that contains the text. Stores no choice and does not move the focus. */
async function showConsent(places: readonly (Element | null)[]): Promise<void> {
  const panels = document.querySelectorAll<HTMLElement>('[data-consent] > [role=dialog]');
  for (const panel of panels) panel.hidden = !places.some((place) => panel.contains(place));
  const settings = panels[1];
  if (places.length > 0 || settings === undefined || settings.hasChildNodes()) return;
  const { showSettings } = await import('#src/features/consent/show-settings.tsx');
  await showSettings(settings);
}

async function offerIn(language: string): Promise<void> {
  offered = language;
  const { offerLanguage } = await import('#src/shell/language-offer.ts');
  document.querySelector('aside[data-floating]')?.remove();
  await offerLanguage(readDocumentId().language, toLanguage(language));
}
