import { type RefObject, useEffect } from 'react';

/**
 * Tells the page in its scroll padding how much of its lower edge is taken, so that what has the focus is scrolled clear
 * of it and other floating things stand above it. A property that everything inherits would style everything anew.
 */
export function useFloatingHeight(
  panel: RefObject<HTMLElement | null>,
  shield: RefObject<HTMLElement | null>,
  view: string,
) {
  useEffect(() => {
    const element = panel.current ?? shield.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => {
      const height = innerHeight - element.offsetTop;
      element.parentElement?.style.setProperty('--floating-height', `${height}px`);
      document.documentElement.style.scrollPaddingBottom = `calc(${height}px + 1rem)`;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [panel, shield, view]);
}
