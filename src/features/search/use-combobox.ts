import { type RefObject, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { SEARCH_MAX_CHARACTERS } from '#src/config/constants.ts';
import { readKey } from '#src/config/read-key.ts';
import { useFieldEvents } from './combobox-field.ts';
import type { Search } from './create-search.ts';

/** A search field in use. */
export type SearchFieldProps = {
  field: RefObject<HTMLInputElement | null>;
  place: SearchPlace;
  /** Returns true, once, if Enter was pressed before the list was shown. */
  consumePendingEnter: () => boolean;
};

type ComboboxOptions = SearchFieldProps & {
  search: Search;
  openResult: (position: number) => void;
};

type ComboboxState = { query: string; isOpen: boolean; selected: number | null };

/** Query, answer and selection of a field; text typed before this code loaded counts. */
export function useCombobox({ field, place, consumePendingEnter, search, openResult }: ComboboxOptions) {
  const [state, setState] = useState<ComboboxState>({ query: '', isOpen: false, selected: null });
  const { query } = state;
  const answer = useMemo(() => search(query), [search, query]);
  const options = answer.kind === 'empty' ? [] : answer.items;
  const isOpen = state.isOpen && answer.kind !== 'empty';
  const selected = isOpen ? state.selected : null;
  const show = (changed: Partial<ComboboxState>) =>
    setState({ query, isOpen: true, selected: null, ...changed });
  const readField = () =>
    show({ query: readQuery(field.current), isOpen: field.current === document.activeElement });
  const write = (text: string) => {
    fill(field.current, text);
    show({ query: text, isOpen: false });
  };
  const leave = () => {
    if (state.isOpen) keepQuery(place, query);
    show({ isOpen: false });
  };
  const openSelected = () => (options.length > 0 ? openResult(selected ?? 0) : undefined);
  useFieldEvents(field, {
    onInput: readField,
    onFocus: () => show({}),
    onMove: (step) => show({ selected: moveSelection(selected, step, options.length) }),
    onEnter: () => (isOpen ? openSelected() : undefined),
    onEscape: () => {
      keepQuery(place, '');
      write('');
    },
    onLeave: leave,
  });
  useEntries((isFirst) => {
    if (isFirst && field.current?.value !== '') readField();
    else write(readRestoredQuery(place));
  });
  useEarlyEnter(isOpen, () => (consumePendingEnter() ? openSelected() : undefined));
  return { query, answer, options, selected, isOpen, leave };
}

function readQuery(input: HTMLInputElement | null): string {
  return input?.value.trim().slice(0, SEARCH_MAX_CHARACTERS) ?? '';
}

function fill(input: HTMLInputElement | null, text: string) {
  if (input !== null) input.value = text;
}

/** Handles Enter pressed before the list was shown. */
function useEarlyEnter(isOpen: boolean, answer: () => void) {
  const answerEnter = useEffectEvent(answer);
  useEffect(() => {
    if (isOpen) answerEnter();
  }, [isOpen]);
}

/** Calls back for the current history entry and for each later one. */
function useEntries(onEntry: (isFirst: boolean) => void) {
  const show = useEffectEvent(onEntry);
  useEffect(() => {
    show(true);
    const follow = () => show(false);
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
}

/** Returns the option that an arrow key selects, wrapping around; `null` if there are no options. */
export function moveSelection(selected: number | null, step: 1 | -1, count: number): number | null {
  if (count === 0) return null;
  if (selected === null) return step === 1 ? 0 : count - 1;
  return (selected + step + count) % count;
}

/** Position of a search box: in the navigation bar, in the mobile menu, or large on a page. */
export type SearchPlace = 'bar' | 'menu' | 'large';

const keyOf = (place: SearchPlace) => `search-${place}`;

/** Returns the query saved in the current history entry; empty if there is none. */
function readRestoredQuery(place: SearchPlace): string {
  const left = readKey(history.state, keyOf(place));
  return typeof left === 'string' ? left : '';
}

/** Saves the query in the current history entry. */
function keepQuery(place: SearchPlace, query: string) {
  history.replaceState({ ...Object(history.state), [keyOf(place)]: query }, '');
}
