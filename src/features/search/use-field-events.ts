import { type RefObject, useEffect, useEffectEvent } from 'react';

type FieldEvents = {
  onInput: () => void;
  onFocus: () => void;
  onMove: (step: 1 | -1) => void;
  onEnter: () => void;
  onEscape: () => void;
  /** Focus has left the field and what belongs to it. */
  onLeave: () => void;
};

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** Listens to a field that was there before this code. */
export function useFieldEvents(field: RefObject<HTMLInputElement | null>, events: FieldEvents) {
  const handle = useEffectEvent((name: 'onInput' | 'onFocus' | 'onLeave') => events[name]());
  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = steps[event.key];
    if (event.isComposing) return;
    if (step !== undefined) events.onMove(step);
    else if (event.key === 'Enter') events.onEnter();
    else if (event.key === 'Escape') events.onEscape();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const input = field.current;
    const box = input?.closest('search');
    if (!input || !box) return undefined;
    const watch = new AbortController();
    const { signal } = watch;
    input.addEventListener('input', () => handle('onInput'), { signal });
    input.addEventListener('focus', () => handle('onFocus'), { signal });
    input.addEventListener('keydown', (event) => press(event), { signal });
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && box.contains(relatedTarget))) handle('onLeave');
    };
    box.addEventListener('focusout', leave, { signal });
    return () => watch.abort();
  }, [field]);
}
