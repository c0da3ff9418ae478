import type { SearchItem } from '#src/content/search-item.ts';
import { ARRIVAL_EVENT } from '#src/routing/scroll-to-anchor.ts';
import { tellEngagement } from '#src/ui/tell-engagement.ts';
import { showTarget } from './show-target.ts';

let forgetLast: (() => void) | undefined;

/** Tells analytics that a result is opened, and sees to it that the visitor finds its place on the page. */
export function followResult(item: SearchItem, { href, hash, pathname }: HTMLAnchorElement) {
  tellEngagement({ category: 'search', action: 'open_result', label: item.id });
  forgetLast?.();
  if (hash === '') return;
  const isOtherPage = pathname !== location.pathname;
  const arrive = (event: Event) => {
    if (location.href !== href) return;
    event.preventDefault();
    showTarget(item, isOtherPage);
  };
  addEventListener(ARRIVAL_EVENT, arrive, { once: true });
  forgetLast = () => removeEventListener(ARRIVAL_EVENT, arrive);
}
