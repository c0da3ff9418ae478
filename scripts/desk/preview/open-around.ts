/** Returns the button that expands an element, or null. */
function controlOf({ id }: Element): HTMLElement | null {
  if (id === '') return null;
  return document.querySelector<HTMLElement>(
    `[aria-controls="${CSS.escape(id)}"][aria-expanded="false"]:not([aria-haspopup])`,
  );
}

/**
 * Opens closed ancestors of an element (folds, disclosures, navigation panels) as a visitor would. Returns true if one
 * was opened.
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
