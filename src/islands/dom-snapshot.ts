import { isField } from '#src/ui/fields.ts';

/** A part of the page as it is before React writes it, for the case that React has to write it again. */
export type DomSnapshot = {
  /** The counterpart of a former element in the new content, or of its nearest kept ancestor. */
  findReplacement: (former: Element) => Element | null;
  /**
   * Brings back what was typed, and focus.
   * @param focused what had it last, when that is known better
   */
  restore: (focused?: Element | null) => void;
};

/**
 * Remembers what stands in a part of the page. Extensions and translators change documents before React is there, or
 * under its hands; it then writes a part again, with empty fields.
 */
export function takeSnapshot(part: ParentNode): DomSnapshot {
  const listAll = () => [...part.querySelectorAll('*')];
  const before = listAll();
  const { activeElement } = document;
  const findReplacement = (former: Element): Element | null => {
    if (former.isConnected) return former;
    if (former.id !== '') return document.getElementById(former.id);
    // Elements that others added have no class of the site.
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
