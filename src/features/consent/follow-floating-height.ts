let observer: ResizeObserver | undefined;

/**
 * Tells the page in its scroll padding how much of its lower edge an element takes, so that what has the focus is scrolled
 * clear of it and other floating things stand above it. A property that everything inherits would style everything anew.
 */
export function followFloatingHeight(element: HTMLElement): void {
  observer?.disconnect();
  observer = new ResizeObserver(() => {
    const height = innerHeight - element.offsetTop;
    element.parentElement?.style.setProperty('--floating-height', `${height}px`);
    document.documentElement.style.scrollPaddingBottom = `calc(${height}px + 1rem)`;
  });
  observer.observe(element);
}
