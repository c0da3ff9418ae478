import { HIGHLIGHT_END_MS, HIGHLIGHT_START_MS } from '#src/config/constants.ts';
import { plainText } from '#src/i18n/plain-text.ts';
import { showElement } from '#src/routing/scroll-to-anchor.ts';
import { isMotionReduced } from '#src/ui/motion.ts';
import { awaitSkeletonRemoved } from '#src/ui/skeleton.ts';
import { styles } from './highlight.styles.ts';
import type { SearchTarget } from './stored-target.ts';

const simplify = (text: string) =>
  plainText(text)
    .replace(/[-\s]+/g, ' ')
    .trim()
    .toLowerCase();

let endLast: (() => void) | undefined;

/** Scrolls to a search result on the current page and highlights it. */
export function showTarget(target: SearchTarget) {
  const element = findTarget(target);
  if (element === null) {
    scrollTo({ top: 0, behavior: 'instant' });
    return;
  }
  showElement(element, isMotionReduced() ? 'instant' : 'smooth');
  void highlight(element);
}

/** Returns true if a heading contains the words, written with spaces or, as in an anchor, with hyphens. */
export function containsWords(heading: string, words: string): boolean {
  return words !== '' && simplify(heading).includes(simplify(words));
}

/** Finds the element of a result: its anchor, else its section, else a heading with its words. */
function findTarget({ path, sectionId, headingText }: SearchTarget): HTMLElement | null {
  const anchor = path.slice(path.indexOf('#') + 1);
  const headings = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, h4, h5, h6)')];
  return (
    document.getElementById(anchor) ??
    document.getElementById(sectionId ?? '') ??
    headings.find(({ textContent }) => containsWords(textContent, headingText ?? '')) ??
    headings.find(({ textContent }) => containsWords(textContent, anchor)) ??
    null
  );
}

/** Pulses an element once nothing covers it; one element at a time. */
async function highlight(element: HTMLElement) {
  endLast?.();
  const watch = new AbortController();
  const abort = () => watch.abort();
  endLast = abort;
  await awaitSkeletonRemoved();
  if (watch.signal.aborted) return;
  const begin = setTimeout(() => element.classList.add(styles.target), HIGHLIGHT_START_MS);
  const finish = setTimeout(abort, HIGHLIGHT_END_MS);
  watch.signal.addEventListener('abort', () => {
    clearTimeout(begin);
    clearTimeout(finish);
    element.classList.remove(styles.target);
  });
}
