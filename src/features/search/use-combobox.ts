import { type RefObject, useMemo, useState } from 'react';
import { SEARCH_MAX_CHARACTERS } from '#src/config/constants.ts';
import type { Search } from './create-search.ts';
import { keepQuery, readKeptQuery } from './kept-query.ts';
import { moveSelection } from './move-selection.ts';
import type { SearchPlace } from './search-place.ts';
import { useEntries } from './use-entries.ts';
import { useFieldEvents } from './use-field-events.ts';

type ComboboxOptions = {
  field: RefObject<HTMLInputElement | null>;
  place: SearchPlace;
  search: Search;
  /** Opens the result at a position. */
  openResult: (position: number) => void;
};

type ComboboxState = { query: string; isOpen: boolean; selected: number | null };

/** Query, answer and selection of a field; what has been typed in it before counts. */
export function useCombobox({ field, place, search, openResult }: ComboboxOptions) {
  const [state, setState] = useState<ComboboxState>({ query: '', isOpen: false, selected: null });
  const { query } = state;
  const answer = useMemo(() => search(query), [search, query]);
  const options = answer.kind === 'empty' ? [] : answer.items;
  const isOpen = state.isOpen && answer.kind !== 'empty';
  const selected = isOpen ? state.selected : null;
  const show = (changed: Partial<ComboboxState>) =>
    setState({ query, isOpen: true, selected: null, ...changed });
  const readField = () => {
    const typed = field.current?.value.trim().slice(0, SEARCH_MAX_CHARACTERS) ?? '';
    show({ query: typed, isOpen: field.current === document.activeElement });
  };
  const write = (text: string) => {
    fill(field.current, text);
    show({ query: text, isOpen: false });
  };
  const leave = () => {
    if (state.isOpen) keepQuery(place, query);
    show({ isOpen: false });
  };
  useFieldEvents(field, {
    onInput: readField,
    onFocus: () => show({}),
    onMove: (step) => show({ selected: moveSelection(selected, step, options.length) }),
    onEnter: () => (isOpen && options.length > 0 ? openResult(selected ?? 0) : undefined),
    onEscape: () => {
      keepQuery(place, '');
      write('');
    },
    onLeave: leave,
  });
  useEntries((isFirst) => {
    if (isFirst && field.current?.value !== '') readField();
    else write(readKeptQuery(place));
  });
  return { query, answer, options, selected, isOpen, leave };
}

function fill(input: HTMLInputElement | null, text: string) {
  if (input !== null) input.value = text;
}
