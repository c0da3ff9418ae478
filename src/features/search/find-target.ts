import { stripIsolates } from '#src/i18n/strip-isolates.ts';
import type { SearchItem } from '#src/content/describe/search-item.ts';

const simplify = (text: string) =>
  stripIsolates(text)
    .replace(/[-\s]+/g, ' ')
    .trim()
    .toLowerCase();

/** Says whether a heading contains words, be they written with blanks or, as in an anchor, with hyphens. */
export function containsWords(heading: string, words: string): boolean {
  return words !== '' && simplify(heading).includes(simplify(words));
}

/** Where a result is on the page that is shown: at its anchor, else its section, else a heading with its words. */
export function findTarget({ path, sectionId, headingText }: SearchItem): HTMLElement | null {
  const anchor = decodeURIComponent(path.slice(path.indexOf('#') + 1));
  const headings = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, h4, h5, h6)')];
  return (
    document.getElementById(anchor) ??
    document.getElementById(sectionId ?? '') ??
    headings.find(({ textContent }) => containsWords(textContent, headingText ?? '')) ??
    headings.find(({ textContent }) => containsWords(textContent, anchor)) ??
    null
  );
}
