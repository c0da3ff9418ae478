import { COMPACT_HEADER_SCROLL_PX } from '#src/config/constants.ts';
import { type ConsentPreferences, onNotice } from '#src/config/site-events.ts';
import { isLanguage } from '#src/config/languages.ts';
import { mayPreferAnother, rememberLanguage } from '#src/i18n/remembered-language.ts';
import { readDocumentMark } from '#src/routing/document-mark.ts';
import { NOT_FOUND } from '#src/routing/routes.ts';

/** When a link to another language may be followed, or its address copied. */
const languageLinkEvents = ['pointerdown', 'focusin', 'click'] as const;

/** Lets links to other languages lead to the same place with the same query, and remembers which of them is followed. */
export function watchLanguageLinks(): void {
  const { id } = readDocumentMark();
  const handle = ({ target, type }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-language]') : null;
    if (link === null) return;
    if (id !== NOT_FOUND) link.setAttribute('href', link.pathname + location.search + location.hash);
    const { language = '' } = link.dataset;
    if (type === 'click' && isLanguage(language)) rememberLanguage(language);
  };
  languageLinkEvents.forEach((kind) => document.addEventListener(kind, handle, { capture: true }));
}

/** Offers the page in another language to whom it may concern; few visitors need the code for that. */
export async function offerLanguageWhereWanted(): Promise<void> {
  const { language } = readDocumentMark();
  if (!mayPreferAnother(language)) return;
  const { offerLanguage } = await import('./language-offer.ts');
  await offerLanguage(language);
}

/** Lets the bar show the monogram while the page is scrolled more than 50 px and on the way down (behavior §2). */
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

/** Lets the copyright line name the year in which it is read. */
export function correctYear(): void {
  const line = document.querySelector<HTMLElement>('[data-year]');
  const year = line?.dataset['year'];
  if (line && year) line.textContent = line.textContent.replace(year, String(new Date().getFullYear()));
}

/** Fetches the services that need consent with the first choice that allows one, and tells them that choice and every later one. */
export function loadConsentedServices(): void {
  let isAllowed = false;
  onNotice('consent-changed', (choice: ConsentPreferences | null) => {
    isAllowed ||= choice?.analytics === true || choice?.preferences === true;
    // A service that cannot be fetched is missed by nobody who visits the page.
    if (isAllowed)
      void import('./granted-services.ts')
        .then(({ serveChoice }) => serveChoice(choice))
        .catch(() => undefined);
  });
}
