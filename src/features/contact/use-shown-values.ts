import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { isField } from '#src/ui/fields.ts';
import { type ContactValues, emptyValues, type FieldName, fieldNames } from './contact-fields.ts';

type Form = Pick<UseFormReturn<ContactValues>, 'getValues' | 'setValue' | 'getFieldState'>;

/** When the fields are looked at: before the button is pressed, as it moves when a fault below a field goes away. */
const moments = ['change', 'focusin', 'pointerover'];

/**
 * Follows what browsers and extensions write into the fields: they tell of it by `change` alone, or not at all.
 * @param member a field of the form
 * @param onNews called when fields hold values that the form did not know
 * @returns what makes the form know the values that its fields show; to be called before they are needed
 */
export function useShownValues(
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

/** Makes the form know what one of its fields shows. @returns whether that is news */
function takeValue(
  { getValues, setValue, getFieldState }: Form,
  name: FieldName,
  field: RadioNodeList | Element | null | undefined,
): boolean {
  // A form that was sent knows no values at all.
  const known = { ...emptyValues, ...getValues() };
  if (!isField(field) || field.value === known[name]) return false;
  setValue(name, field.value, { shouldValidate: getFieldState(name).isTouched });
  return true;
}
