import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { isField } from '#src/ui/fields.ts';
import { type ContactValues, emptyValues, type FieldName, fieldNames } from './contact-fields.ts';

type Form = Pick<UseFormReturn<ContactValues>, 'getValues' | 'setValue' | 'getFieldState'>;

/** Events before a press: the button moves when an error below a field disappears. */
const moments = ['change', 'focusin', 'pointerover'];

/**
 * Reads values that browsers and extensions write into the fields with only a `change` event, or none at all.
 * @param member a field of the form
 * @param onNews called if a field has a value that the form state does not have
 * @returns a function that updates the form state; call it before reading values
 */
export function useAutofillSync(
  form: Form,
  member: RefObject<HTMLInputElement | null>,
  onNews: () => void,
): () => void {
  const takeOver = (element: HTMLFormElement | null | undefined) => {
    const isNews = fieldNames.map((name) => takeValue(form, name, element?.elements.namedItem(name)));
    if (isNews.includes(true)) onNews();
  };
  const handle = useEffectEvent(takeOver);
  useEffect(() => {
    const element = member.current?.form;
    const watch = new AbortController();
    const listen = () => handle(element);
    for (const kind of moments) element?.addEventListener(kind, listen, { signal: watch.signal });
    document.addEventListener('visibilitychange', listen, { signal: watch.signal });
    addEventListener('pagehide', listen, { signal: watch.signal });
    return () => {
      watch.abort();
      listen();
    };
  }, [member]);
  return () => takeOver(member.current?.form);
}

/** Copies the value of a field into the form state. @returns true if it was different */
function takeValue(
  { getValues, setValue, getFieldState }: Form,
  name: FieldName,
  field: RadioNodeList | Element | null | undefined,
): boolean {
  // After a reset the form has no values.
  const known = { ...emptyValues, ...getValues() };
  if (!isField(field) || field.value === known[name]) return false;
  setValue(name, field.value, { shouldValidate: getFieldState(name).isTouched });
  return true;
}
