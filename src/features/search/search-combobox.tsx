import type { MouseEvent } from 'react';
import type { SearchItem } from '#src/content/describe/search-item.ts';
import { useTranslate } from '#src/i18n/use-translate.ts';
import { hasModifier } from '#src/ui/has-modifier.ts';
import type { Search } from './create-search.ts';
import { describeAnswer, headingOf } from './describe-answer.ts';
import { followResult } from './follow-result.ts';
import { NoResults } from './no-results.tsx';
import { ResultList } from './result-list.tsx';
import type { SearchPartProps } from './search-part.tsx';
import { useComboboxRole } from './combobox-field.ts';
import { useCombobox } from './use-combobox.ts';
import { styles } from './search-panel.styles.ts';

type SearchComboboxProps = SearchPartProps & { search: Search };

/** Search field with its popup: results, or suggestions when there are none. */
export function SearchCombobox({ search, onOpen, ...box }: SearchComboboxProps) {
  const t = useTranslate('search');
  const { field, place } = box;
  const list = `search-${place}`;
  const idOf = (position: number) => `${list}-${position}`;
  const combobox = useCombobox({
    ...box,
    search,
    // As a press on the result would.
    openResult: (position) => document.getElementById(idOf(position))?.click(),
  });
  const { query, answer, options, selected, isOpen } = combobox;
  const hasList = isOpen && options.length > 0;
  useComboboxRole(field, hasList ? list : null, selected === null ? null : idOf(selected));
  const leave = (event: MouseEvent<HTMLAnchorElement>) => {
    // A result opened in another tab leaves this search as it is.
    if (hasModifier(event)) return;
    combobox.leave();
    onOpen?.();
  };
  const follow = (item: SearchItem, event: MouseEvent<HTMLAnchorElement>) => {
    leave(event);
    followResult(item, event);
  };
  return (
    <>
      <p className={styles.status} role="status">
        {isOpen ? describeAnswer(answer, query, t) : null}
      </p>
      {hasList ? (
        <ResultList
          id={list}
          idOf={idOf}
          heading={headingOf(answer, t)}
          options={options}
          selected={selected}
          onFollow={follow}
        />
      ) : null}
      {isOpen && !hasList ? <NoResults query={query} onFollow={leave} /> : null}
    </>
  );
}
