import { type RefObject, useEffect } from 'react';
import { isComposing } from '#src/ui/is-composing.ts';

/** Calls back when Escape is pressed inside an element; elsewhere the key belongs to others. */
export function useEscape(element: RefObject<HTMLElement | null>, onEscape: () => void) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event)) return;
      if (element.current?.contains(document.activeElement) === true) onEscape();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [element, onEscape]);
}
