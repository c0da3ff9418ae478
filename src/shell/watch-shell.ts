import { COMPACT_HEADER_SCROLL_PX } from '#src/config/constants.ts';
import { type ConsentPreferences, onNotice } from '#src/config/site-events.ts';
import { isLanguage } from '#src/config/languages.ts';
import { mayPreferAnother, rememberLanguage } from '#src/i18n/remembered-language.ts';
import { readDocumentId } from '#src/routing/document-mark.ts';
import { NOT_FOUND } from '#src/routing/routes.ts';

/** Events before a language link is followed or its address is copied. */
const languageLinkEvents = ['pointerdown', 'focusin', 'click'] as const;

/** Adds the current query and hash to language links and remembers the language that is chosen. */
export function watchLanguageLinks(): void {
  const { id } = readDocumentId();
  const handle = ({ target, type }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-language]') : null;
    if (link === null) return;
    if (id !== NOT_FOUND) link.setAttribute('href', link.pathname + location.search + location.hash);
    const { language = '' } = link.dataset;
    if (type === 'click' && isLanguage(language)) rememberLanguage(language);
  };
  languageLinkEvents.forEach((kind) => document.addEventListener(kind, handle, { capture: true }));
}

/** Offers another language if the visitor may prefer it; loads the code on demand. */
export async function offerLanguageIfPreferred(): Promise<void> {
  const { language } = readDocumentId();
  if (!mayPreferAnother(language)) return;
  const { offerLanguage } = await import('./language-offer.ts');
  await offerLanguage(language);
}

/** Makes the bar compact, with the monogram, while scrolling down past 50 px (behavior §2). */
export function watchHeader(): void {
  const header = document.querySelector('header');
  let previous = scrollY;
  const handle = () => {
    if (header !== null && scrollY !== previous)
      header.dataset['compact'] = String(scrollY > COMPACT_HEADER_SCROLL_PX && scrollY > previous);
    previous = scrollY;
  };
  addEventListener('scroll', handle, { passive: true });
}

/** Updates the copyright line to the current year. */
export function correctYear(): void {
  const line = document.querySelector<HTMLElement>('[data-year]');
  const year = line?.dataset['year'];
  if (line && year) line.textContent = line.textContent.replace(year, String(new Date().getFullYear()));
}

/** Loads services that need consent with the first choice that allows one; passes them that choice and later ones. */
export function loadConsentedServices(): void {
  let isAllowed = false;
  onNotice('consent-changed', (choice: ConsentPreferences | null) => {
    isAllowed ||= choice?.analytics === true || choice?.preferences === true;
    // Visitors do not miss a service that fails to load.
    if (isAllowed)
      void import('./granted-services.ts')
        .then(({ applyChoice }) => applyChoice(choice))
        .catch(() => undefined);
  });
}
