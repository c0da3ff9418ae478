import { type MouseEvent, useEffect, useRef } from 'react';
import { useTranslate } from '#src/i18n/use-translate.ts';
import type { SearchItem } from '#src/content/describe/search-item.ts';
import { BASE_PATH } from '#src/config/base-path.ts';
import type { MessageKey } from '#src/i18n/message-keys.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { addressOfPath } from '#src/routing/addresses.ts';
import { Icon } from '#src/ui/icon.tsx';
import { styles } from './search-panel.styles.ts';

type ResultOptionProps = {
  id: string;
  item: SearchItem;
  isSelected: boolean;
  onFollow: (item: SearchItem, event: MouseEvent<HTMLAnchorElement>) => void;
};

const kinds = {
  page: 'kinds.page',
  service: 'kinds.service',
  'case-study': 'kinds.caseStudy',
  industry: 'kinds.industry',
  solution: 'kinds.solution',
  faq: 'kinds.faq',
} as const satisfies Record<SearchItem['type'], MessageKey<'search'>>;

const icons = {
  page: 'file-check',
  service: 'wrench',
  'case-study': 'chart',
  industry: 'building',
  solution: 'lightbulb',
  faq: 'chat',
} as const satisfies Record<SearchItem['type'], string>;

/** Text inside a Unicode isolate: `4G-LTE`, `99.9%`. */
const ISOLATED = /\u2066([^\u2069]*)\u2069/u;

/** Terms in the other direction are clipped as a whole, never in part. */
function wrapTerm(part: string, position: number) {
  return position % 2 === 0 ? (
    part
  ) : (
    <bdi key={position} className={styles.term} dir="ltr">
      {part}
    </bdi>
  );
}

/** A search result: a link that is an option of the combobox. */
function ResultOption({ id, item, isSelected, onFollow }: ResultOptionProps) {
  const t = useTranslate('search');
  const { type, title, description, path, image } = item;
  return (
    <a
      id={id}
      className={styles.resultOption}
      href={addressOfPath(path, useLanguage())}
      role="option"
      aria-selected={isSelected}
      tabIndex={-1}
      onClick={(event) => onFollow(item, event)}
    >
      <span className={styles.tile}>
        {image === undefined ? (
          <Icon name={icons[type]} size="small" />
        ) : (
          <img
            className={styles.picture}
            src={`${BASE_PATH}/pictures/${image}-thumb.webp`}
            alt=""
            width="128"
            height="96"
            loading="lazy"
            decoding="async"
          />
        )}
      </span>
      <span className={styles.text}>
        <bdi className={styles.title}>{title}</bdi>{' '}
        <span className={styles.line}>
          <span className={styles.kind}>{t(kinds[type])}</span>{' '}
          <bdi>{description.split(ISOLATED).map(wrapTerm)}</bdi>
        </span>
      </span>
    </a>
  );
}

type ResultListProps = {
  id: string;
  idOf: (position: number) => string;
  /** Heading above inexact results. */
  heading: string | null;
  options: readonly SearchItem[];
  selected: number | null;
  onFollow: (item: SearchItem, event: MouseEvent<HTMLAnchorElement>) => void;
};

/** The results as options of a listbox; inexact ones get a heading. */
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

/** Scrolls only the list. */
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
