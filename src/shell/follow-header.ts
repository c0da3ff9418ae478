import { COMPACT_HEADER_SCROLL_PX } from '#src/config/constants.ts';

/** Lets the bar show the monogram while the page is scrolled more than 50 px and on the way down (behavior §2). */
export function followHeader(): void {
  const header = document.querySelector<HTMLElement>('header[data-ground]');
  let previous = scrollY;
  const follow = () => {
    if (header !== null && scrollY !== previous)
      header.dataset['compact'] = String(scrollY > COMPACT_HEADER_SCROLL_PX && scrollY > previous);
    previous = scrollY;
  };
  addEventListener('scroll', follow, { passive: true });
}
