/** The button that shows and hides an element. */
function controlOf({ id }: Element): HTMLElement | null {
  if (id === '') return null;
  return document.querySelector<HTMLElement>(
    `[aria-controls="${CSS.escape(id)}"][aria-expanded="false"]:not([aria-haspopup])`,
  );
}

/**
 * Opens what is closed around an element: folds, disclosures, panels of the navigation bar, each as a visitor does.
 * Returns whether there was anything to open.
 */
export function openAround(element: Element): boolean {
  let isOpened = false;
  for (let box: Element | null = element; box !== null; box = box.parentElement) {
    if (box instanceof HTMLDetailsElement && !box.open && box.checkVisibility()) {
      box.open = true;
      isOpened = true;
    }
    const control = controlOf(box);
    if (control?.checkVisibility({ visibilityProperty: true }) === true) {
      control.click();
      isOpened = true;
    }
  }
  return isOpened;
}
