import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type FieldName, isFieldName } from './contact-fields.ts';

type FormEvents = {
  /** A field or the button has been reached. */
  onTouch: () => void;
  onInput: () => void;
  /** A field has been left. */
  onLeave: (name: FieldName) => void;
};

/** Hears what happens inside a form, wherever in it. */
export function useFormEvents(form: RefObject<HTMLFormElement | null>, events: FormEvents) {
  const touch = useEffectEvent(events.onTouch);
  const change = useEffectEvent(events.onInput);
  const leave = useEffectEvent(events.onLeave);
  useEffect(() => {
    const watch = new AbortController();
    const { signal } = watch;
    const hearTouch = () => touch();
    const hearLeave = ({ target }: Event) => {
      const name = target instanceof Element ? (target.getAttribute('name') ?? '') : '';
      if (isFieldName(name)) leave(name);
    };
    form.current?.addEventListener('focusin', hearTouch, { signal });
    form.current?.addEventListener('pointerdown', hearTouch, { signal, passive: true });
    form.current?.addEventListener('input', () => change(), { signal });
    form.current?.addEventListener('focusout', hearLeave, { signal });
    return () => watch.abort();
  }, [form]);
}
