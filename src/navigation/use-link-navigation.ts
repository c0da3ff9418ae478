import { useEffect, useEffectEvent } from 'react';
import { useI18n } from '#src/i18n/use-i18n.ts';
import { pathTo, resolveAddress } from '#src/routing/addresses.ts';
import { usePlace } from '#src/routing/place.ts';
import type { RouteId } from '#src/routing/routes.ts';
import { loadPage } from './load-page.ts';
import { hasModifier } from '#src/ui/has-modifier.ts';
import { useShell } from '#src/content/shell-context.ts';

const approaches = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Makes every link to a page of the same language a navigation without a new document, and fetches its page as soon as
 * a pointer, focus or finger comes near. It serves links that React hydrates and those that stay as they are.
 * @param onLeave hears where a link leads, before the page of that place is there
 */
export function useLinkNavigation(current: RouteId, onLeave: (to: RouteId) => void) {
  const { language } = useShell();
  const i18n = useI18n();
  const { navigate } = usePlace();
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const findPage = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link === null || isLeftToBrowser(link)) return null;
      const { language: its, id } = resolveAddress(link.pathname);
      return its === language && id !== 'not-found' ? { link, id } : null;
    };
    // Fetching ahead is a favour: when it fails, following the link tries again and tells.
    const fetchAhead = (id: RouteId) => loadPage(i18n, id).catch(() => undefined);
    const prefetch = (event: Event) => {
      const page = findPage(event);
      if (page !== null) void fetchAhead(page.id);
    };
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0 || hasModifier(event)) return;
      const page = findPage(event);
      if (page === null) return;
      event.preventDefault();
      // The page that the document brought has to be at hand when the visitor comes back, but is not waited for.
      void fetchAhead(page.id).then(() => fetchAhead(current));
      leave(page.id);
      const { search, hash } = page.link;
      void navigate(pathTo({ page: page.id }) + search + hash);
    };
    approaches.forEach((kind) => document.addEventListener(kind, prefetch, { passive: true }));
    document.addEventListener('click', follow);
    return () => {
      approaches.forEach((kind) => document.removeEventListener(kind, prefetch));
      document.removeEventListener('click', follow);
    };
  }, [current, i18n, language, navigate]);
}

function isLeftToBrowser(link: HTMLAnchorElement): boolean {
  const isForeign = link.origin !== location.origin || link.hreflang !== '';
  const isInPage = link.getAttribute('href')?.startsWith('#') === true;
  return isForeign || isInPage || link.target !== '' || link.hasAttribute('download');
}
