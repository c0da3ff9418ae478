import { type RefObject, useEffect } from 'react';

/**
 * Tells assistive technology that a field is that of a combobox.
 * @param list id of its listbox, while that is shown
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
