import { type MouseEvent, useEffect, useRef } from 'react';
import { useTranslate } from '#src/i18n/use-translate.ts';
import { ResultOption } from './result-option.tsx';
import type { SearchItem } from '#src/content/describe/search-item.ts';
import { styles } from './search-panel.styles.ts';

type ResultListProps = {
  id: string;
  idOf: (position: number) => string;
  /** Notice above results that do not match the query exactly. */
  heading: string | null;
  options: readonly SearchItem[];
  selected: number | null;
  onFollow: (item: SearchItem, event: MouseEvent<HTMLAnchorElement>) => void;
};

/** The results as options of a listbox; those that are not quite what was typed have a heading. */
export function ResultList({ id, idOf, heading, options, selected, onFollow }: ResultListProps) {
  const t = useTranslate('search');
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => keepInView(list.current, selected), [options, selected]);
  const rows = options.map((item, position) => (
    <ResultOption
      key={item.id}
      id={idOf(position)}
      item={item}
      isSelected={position === selected}
      onFollow={onFollow}
    />
  ));
  return (
    <div
      ref={list}
      id={id}
      className={styles.panel}
      role="listbox"
      aria-label={t('results')}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
    >
      {heading === null ? (
        rows
      ) : (
        <div role="group" aria-labelledby={`${id}-heading`}>
          <div id={`${id}-heading`} className={styles.heading} role="presentation">
            {heading}
          </div>
          {rows}
        </div>
      )}
    </div>
  );
}

/** Scrolls the list, and nothing around it. */
function keepInView(list: HTMLElement | null, selected: number | null) {
  if (list === null) return;
  const option = list.querySelectorAll<HTMLElement>('[role=option]')[selected ?? -1];
  if (option === undefined || selected === 0) list.scrollTop = 0;
  else {
    const { offsetTop, offsetHeight } = option;
    list.scrollTop = Math.min(
      Math.max(list.scrollTop, offsetTop + offsetHeight - list.clientHeight),
      offsetTop,
    );
  }
}
