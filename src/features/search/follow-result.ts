import { announce, answerQuestion } from '#src/config/site-events.ts';
import type { SearchItem } from '#src/content/describe/search-item.ts';
import { showTarget } from './show-target.ts';

let forgetLast: (() => void) | undefined;

/** Tells analytics that a result is opened, and sees to it that the visitor finds its place on the page. */
export function followResult(item: SearchItem, { href, hash, pathname }: HTMLAnchorElement) {
  announce('visitor-engaged', { category: 'search', action: 'open_result', label: item.id });
  forgetLast?.();
  if (hash === '') return;
  const isOtherPage = pathname !== location.pathname;
  const watch = new AbortController();
  const takeOver = () => {
    const isThere = location.href === href;
    if (isThere) showTarget(item, isOtherPage);
    return isThere;
  };
  answerQuestion('anchor-scroll', takeOver, { once: true, signal: watch.signal });
  forgetLast = () => watch.abort();
}
