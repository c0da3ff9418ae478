import { HIGHLIGHT_END_MS, HIGHLIGHT_START_MS } from '#src/config/constants.ts';
import { styles } from './highlight.styles.ts';

let endLast: (() => void) | undefined;

/** Lets an element pulse for a while once nothing covers it; one at a time. */
export async function highlight(element: HTMLElement) {
  endLast?.();
  const { signal, abort } = createEnd();
  await awaitUncovered();
  if (signal.aborted) return;
  const begin = setTimeout(() => element.classList.add(styles.target), HIGHLIGHT_START_MS);
  const finish = setTimeout(abort, HIGHLIGHT_END_MS);
  signal.addEventListener('abort', () => {
    clearTimeout(begin);
    clearTimeout(finish);
    element.classList.remove(styles.target);
  });
}

function createEnd() {
  const watch = new AbortController();
  const abort = () => watch.abort();
  endLast = abort;
  return { signal: watch.signal, abort };
}

/** The skeleton covers a page that is opened. */
async function awaitUncovered() {
  const covers = document
    .getAnimations()
    .filter((animation) => animation instanceof CSSAnimation && animation.animationName === 'uncover');
  await Promise.allSettled(covers.map(({ finished }) => finished));
}
