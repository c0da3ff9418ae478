import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';

const ENTRY = '[data-discloses]';

/** The first entry of a part of the page that is shown. */
export function findFirstShown(root: HTMLElement | null): HTMLElement | null {
  return root?.querySelector<HTMLElement>(`${ENTRY}:not([hidden])`) ?? null;
}

/**
 * Hides entries, but not from an anchor and not from the browser's own search.
 * @param hidden ids of the entries
 * @param isUnfolded the others are open, whatever the visitor has closed
 * @param onAsked hears of one that is asked for, and shown already
 */
export function useHiddenEntries(
  root: RefObject<HTMLElement | null>,
  hidden: readonly string[],
  isUnfolded: boolean,
  onAsked: (id: string) => void,
) {
  // React knows no element that is hidden until the browser finds something in it.
  useLayoutEffect(() => {
    for (const entry of root.current?.querySelectorAll<HTMLElement>(ENTRY) ?? []) {
      if (hidden.includes(entry.id)) entry.setAttribute('hidden', 'until-found');
      else entry.removeAttribute('hidden');
      const closed = isUnfolded ? entry.querySelector('[hidden]') : null;
      closed?.dispatchEvent(new Event('beforematch', { bubbles: true }));
    }
  });
  const show = useEffectEvent((target: EventTarget | null) => {
    const entry = target instanceof Element ? target.closest<HTMLElement>(ENTRY) : null;
    if (!entry?.hasAttribute('hidden')) return;
    // At once: whoever asks scrolls there next.
    entry.removeAttribute('hidden');
    onAsked(entry.id);
  });
  useEffect(() => {
    const watch = new AbortController();
    const { signal } = watch;
    root.current?.addEventListener('beforematch', ({ target }) => show(target), { signal });
    addEventListener('hashchange', () => show(document.getElementById(location.hash.slice(1))), { signal });
    return () => watch.abort();
  }, [root]);
}
