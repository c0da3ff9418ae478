import { toLanguage } from '#src/config/languages.ts';
import { readDocumentId } from '#src/routing/document-mark.ts';
import type { Wish } from '../preview-messages.ts';

/** A preview is no visit: what would stand over the page is shown for its own texts alone. */
export const FLOATING_STYLE = `
:root:not([data-desk-part=consent]) [data-consent],
:root:not([data-desk-part=offer]) [data-floating]:not([data-consent]),
/* The page may make the same offer by itself. */
aside[data-floating] ~ aside[data-floating] { visibility: hidden !important; }`;

/** The language in which the page is offered, once it was asked for. */
let offered = '';

/** Shows the part over the page that a text belongs to, if any. @param places where the text stands on the page */
export function showFloating({ part, language }: Wish, places: readonly (Element | null)[]): void {
  document.documentElement.dataset['deskPart'] = part ?? '';
  if (part === 'consent') void showConsent(places);
  else if (part === 'offer' && places.length === 0 && offered !== language) void offerIn(language);
}

/** The panel that holds the text; no choice is stored, and the focus stays at the desk. */
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
