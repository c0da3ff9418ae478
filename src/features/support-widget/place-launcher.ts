/** Largest share of the window's width for a launcher or panel; anything wider covers the window. */
const LARGEST_SHARE = 0.6;
/** Room between the launcher and the edge of the window. */
const MARGIN = '1rem';

/** Sides of the window at the start and end of lines; the consent button is at the end. */
export function readSides() {
  const isRightToLeft = getComputedStyle(document.documentElement).direction === 'rtl';
  return isRightToLeft ? (['right', 'left'] as const) : (['left', 'right'] as const);
}

/** Moves what floats over the page to the side where lines begin, whatever side its provider has given it. */
export function placeLauncher(element: HTMLElement) {
  // The size of a part is known once its own content is there.
  for (const part of [element, ...element.querySelectorAll('*')]) sizes.observe(part);
}

const sizes = new ResizeObserver((entries) => {
  for (const { target } of entries) if (target instanceof HTMLElement) place(target);
});

function place(element: HTMLElement) {
  const isNarrow = element.offsetWidth > 0 && element.offsetWidth <= innerWidth * LARGEST_SHARE;
  if (!isNarrow || getComputedStyle(element).position !== 'fixed') return;
  const [start, end] = readSides();
  element.style.setProperty(start, MARGIN, 'important');
  element.style.setProperty(end, 'auto', 'important');
}
