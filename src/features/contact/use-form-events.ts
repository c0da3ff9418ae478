import { type RefObject, useEffect, useRef } from 'react';
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
  const latest = useRef(events);
  useEffect(() => {
    latest.current = events;
  });
  useEffect(() => {
    const watch = new AbortController();
    const { signal } = watch;
    const touch = () => latest.current.onTouch();
    const leave = ({ target }: Event) => {
      const name = target instanceof Element ? (target.getAttribute('name') ?? '') : '';
      if (isFieldName(name)) latest.current.onLeave(name);
    };
    form.current?.addEventListener('focusin', touch, { signal });
    form.current?.addEventListener('pointerdown', touch, { signal, passive: true });
    form.current?.addEventListener('input', () => latest.current.onInput(), { signal });
    form.current?.addEventListener('focusout', leave, { signal });
    return () => watch.abort();
  }, [form]);
}
