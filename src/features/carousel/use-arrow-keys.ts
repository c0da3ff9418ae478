import { type RefObject, useEffect, useEffectEvent } from 'react';
import { hasModifier } from '#src/ui/has-modifier.ts';
import { isComposing } from '#src/ui/is-composing.ts';
import { readArrow } from './carousel-pages.ts';

/** Follows the arrow keys inside an element, in the direction of reading: a page on or a page back. */
export function useArrowKeys(root: RefObject<HTMLElement | null>, onStep: (step: number) => void): void {
  const follow = useEffectEvent((event: KeyboardEvent, element: HTMLElement) => {
    const step = readArrow(event.key, getComputedStyle(element).direction);
    if (step === 0 || hasModifier(event) || isComposing(event)) return;
    event.preventDefault();
    onStep(step);
  });
  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    const listen = (event: KeyboardEvent) => follow(event, element);
    element.addEventListener('keydown', listen);
    return () => element.removeEventListener('keydown', listen);
  }, [root]);
}
