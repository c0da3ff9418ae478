import { type RefObject, useEffect, useEffectEvent } from 'react';
import { hasModifier, isComposing } from '#src/ui/key-events.ts';

type FieldEvents = {
  onInput: () => void;
  onFocus: () => void;
  onMove: (step: 1 | -1) => void;
  onEnter: () => void;
  onEscape: () => void;
  /** Focus left the search box. */
  onLeave: () => void;
};

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** Listens to an input that was rendered before this code loaded. */
export function useFieldEvents(field: RefObject<HTMLInputElement | null>, events: FieldEvents) {
  const handle = useEffectEvent((name: 'onInput' | 'onFocus' | 'onLeave') => events[name]());
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isComposing(event) || hasModifier(event)) return;
    const step = steps[event.key];
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

/**
 * Sets the ARIA attributes of a combobox.
 * @param list id of its listbox while shown
 * @param option id of the selected option
 */
export function useComboboxRole(
  field: RefObject<HTMLInputElement | null>,
  list: string | null,
  option: string | null,
) {
  useEffect(() => {
    field.current?.setAttribute('role', 'combobox');
    field.current?.setAttribute('aria-autocomplete', 'list');
  }, [field]);
  useEffect(() => {
    const set = (name: string, value: string | null) =>
      value === null ? field.current?.removeAttribute(name) : field.current?.setAttribute(name, value);
    set('aria-expanded', String(list !== null));
    set('aria-controls', list);
    set('aria-activedescendant', option);
  }, [field, list, option]);
}
