import { type RefObject, useEffect } from 'react';

/** Calls back when Escape is pressed inside an element; elsewhere the key belongs to others. */
export function useEscape(element: RefObject<HTMLElement | null>, onEscape: () => void) {
  useEffect(() => {
    const listen = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && element.current?.contains(document.activeElement) === true) onEscape();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [element, onEscape]);
}
