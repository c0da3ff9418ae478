import { type RefObject, useEffect } from 'react';

/**
 * Tells the page in `--floating-height` how much of its lower edge is taken, so that what has the focus is scrolled
 * clear of it and other floating things stand above it.
 */
export function useFloatingHeight(
  panel: RefObject<HTMLElement | null>,
  shield: RefObject<HTMLElement | null>,
  view: string,
) {
  useEffect(() => {
    const element = panel.current ?? shield.current;
    if (element === null) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty('--floating-height', `${innerHeight - element.offsetTop}px`);
      style.scrollPaddingBottom = 'calc(var(--floating-height) + 1rem)';
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [panel, shield, view]);
}
