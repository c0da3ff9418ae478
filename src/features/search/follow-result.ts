import type { MouseEvent } from 'react';
import { announce } from '#src/config/site-events.ts';
import type { SearchItem } from '#src/content/describe/search-item.ts';
import { hasModifier } from '#src/ui/has-modifier.ts';
import { storeTarget } from './stored-target.ts';

/** Tells analytics that a result is opened, and sees to it that the visitor finds its place on the page. */
export function followResult(item: SearchItem, event: MouseEvent<HTMLAnchorElement>) {
  const { href, hash, pathname } = event.currentTarget;
  announce('visitor-engaged', { category: 'search', action: 'open_result', label: item.id });
  if (hash === '' || hasModifier(event)) return;
  if (pathname !== location.pathname) {
    // The browser would go to the anchor at once; where storage is blocked it does.
    if (!storeTarget(href, item)) return;
    event.preventDefault();
    location.assign(pathname);
    return;
  }
  event.preventDefault();
  if (href !== location.href) history.pushState(null, '', href);
  // Its file may be gone since a new release: the browser finds the anchor.
  import('./show-target.ts').then(
    ({ showTarget }) => showTarget(item),
    () => location.assign(href),
  );
}
