import { isLanguage } from '#src/config/languages.ts';
import { mayPreferAnother, rememberLanguage } from '#src/i18n/remembered-language.ts';
import { readDocumentMark } from '#src/routing/document-mark.ts';
import { NOT_FOUND } from '#src/routing/routes.ts';

/** When a link to another language may be followed, or its address copied. */
const approaches = ['pointerdown', 'focusin', 'click'] as const;

/** Lets links to other languages lead to the same place with the same query, and remembers which of them is followed. */
export function followLanguages(): void {
  const { id } = readDocumentMark();
  const follow = ({ target, type }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-language]') : null;
    if (link === null) return;
    if (id !== NOT_FOUND) link.setAttribute('href', link.pathname + location.search + location.hash);
    const { language = '' } = link.dataset;
    if (type === 'click' && isLanguage(language)) rememberLanguage(language);
  };
  approaches.forEach((kind) => document.addEventListener(kind, follow, { capture: true }));
}

/** Offers the page in another language to whom it may concern; few visitors need the code for that. */
export async function offerLanguageWhereWanted(): Promise<void> {
  const mark = readDocumentMark();
  if (!mayPreferAnother(mark.language)) return;
  const { offerLanguage } = await import('./language-offer.ts');
  await offerLanguage(mark);
}
