import { isField } from '#src/ui/fields.ts';

/** A part of the page before React renders it, in case React has to render it again. */
export type DomSnapshot = {
  /** Returns the counterpart of a former element, or of its nearest remaining ancestor; null if none. */
  findReplacement: (former: Element) => Element | null;
  /**
   * Restores typed values and focus.
   * @param focused the last focused element, if known; the active one by default
   */
  restore: (focused?: Element | null) => void;
};

/**
 * Takes a snapshot of a part of the page. Browser extensions and translators change the DOM before or during hydration;
 * React then renders the part again, with empty fields.
 */
export function takeSnapshot(part: ParentNode): DomSnapshot {
  const listAll = () => [...part.querySelectorAll('*')];
  const before = listAll();
  const { activeElement } = document;
  const findReplacement = (former: Element): Element | null => {
    if (former.isConnected) return former;
    if (former.id !== '') return document.getElementById(former.id);
    // Elements added by extensions do not have the site's classes.
    const listAlike = (all: Element[]) =>
      all.filter(
        (each) => each.localName === former.localName && each.classList.value === former.classList.value,
      );
    const { parentElement } = former;
    return (
      listAlike(listAll())[listAlike(before).indexOf(former)] ??
      (parentElement && findReplacement(parentElement))
    );
  };
  return {
    findReplacement,
    restore: (focused = activeElement) => {
      if (before.every(({ isConnected }) => isConnected)) return;
      for (const former of before) {
        const replacement = isField(former) && !former.isConnected ? findReplacement(former) : null;
        if (!isField(former) || !isField(replacement) || replacement.value === former.value) continue;
        replacement.value = former.value;
        replacement.dispatchEvent(new Event('input', { bubbles: true }));
      }
      if (focused === null || focused === document.activeElement) return;
      const replacement = findReplacement(focused);
      if (replacement instanceof HTMLElement) replacement.focus({ preventScroll: true });
    },
  };
}
