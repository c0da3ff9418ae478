import type { MouseEvent } from 'react';
import { BASE_PATH } from '#src/config/base-path.ts';
import type { MessageKey } from '#src/i18n/message-keys.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTranslate } from '#src/i18n/use-translate.ts';
import { addressOfPath } from '#src/routing/addresses.ts';
import { Icon } from '#src/ui/icon.tsx';
import type { SearchItem } from '#src/content/describe/search-item.ts';
import { styles } from './result-option.styles.ts';

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

/** Terms of the other direction fit into the line as a whole or not at all. */
function wrapTerm(part: string, position: number) {
  return position % 2 === 0 ? (
    part
  ) : (
    <bdi key={position} className={styles.term} dir="ltr">
      {part}
    </bdi>
  );
}

/** A result: a link that the field selects. */
export function ResultOption({ id, item, isSelected, onFollow }: ResultOptionProps) {
  const t = useTranslate('search');
  const { type, title, description, path, image } = item;
  return (
    <a
      id={id}
      className={styles.root}
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
