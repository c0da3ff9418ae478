import type { MouseEvent } from 'react';
import type { SearchItem } from '#src/content/describe/search-item.ts';
import type { Translate } from '#src/i18n/message-keys.ts';
import { plainText } from '#src/i18n/plain-text.ts';
import { useTranslate } from '#src/i18n/use-translate.ts';
import { hasModifier } from '#src/ui/key-events.ts';
import type { MenuPageId } from '#src/routing/routes.ts';
import { Link } from '#src/routing/link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { announce } from '#src/config/site-events.ts';
import type { Search, SearchAnswer } from './create-search.ts';
import { ResultList } from './result-list.tsx';
import { useComboboxRole } from './combobox-field.ts';
import { type SearchFieldProps, useCombobox } from './use-combobox.ts';
import { styles } from './search-panel.styles.ts';
import { storeTarget } from './stored-target.ts';

type SearchComboboxProps = SearchFieldProps & { search: Search };

/** Search field with its popup: results, or suggestions if there are none. */
export function SearchCombobox({ search, ...box }: SearchComboboxProps) {
  const t = useTranslate('search');
  const { field, place } = box;
  const list = `search-${place}`;
  const idOf = (position: number) => `${list}-${position}`;
  const combobox = useCombobox({
    ...box,
    search,
    // Same as a click on the result.
    openResult: (position) => document.getElementById(idOf(position))?.click(),
  });
  const { query, answer, options, selected, isOpen } = combobox;
  const hasList = isOpen && options.length > 0;
  useComboboxRole(field, hasList ? list : null, selected === null ? null : idOf(selected));
  const leave = (event: MouseEvent<HTMLAnchorElement>) => {
    // A result opened in another tab leaves this search open.
    if (!hasModifier(event)) combobox.leave();
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

/** Returns the heading above the results; `null` if they match exactly. */
function headingOf(answer: SearchAnswer, t: Translate<'search'>): string | null {
  switch (answer.kind) {
    case 'empty':
    case 'match':
      return null;
    case 'layout':
      return t('layout', { query: answer.query });
    case 'close':
      return t('close');
    default:
      return answer satisfies never;
  }
}

function describeNothing(query: string, t: Translate<'search'>): string {
  // A pasted isolate character would end the isolate of the message.
  return t('none', { query: plainText(query) });
}

/** Returns the screen reader announcement of an answer. */
function describeAnswer(answer: SearchAnswer, query: string, t: Translate<'search'>): string {
  if (answer.kind === 'empty') return '';
  if (answer.items.length === 0) return describeNothing(query, t);
  const count = t('count', { count: answer.items.length });
  const heading = headingOf(answer, t);
  return heading === null ? count : `${heading}: ${count}`;
}

type NoResultsProps = { query: string; onFollow: (event: MouseEvent<HTMLAnchorElement>) => void };

/** Says that nothing was found and links to other pages. */
function NoResults({ query, onFollow }: NoResultsProps) {
  const t = useTranslate('search');
  const links: [MenuPageId, string][] = [
    ['services', t('links.services')],
    ['case-studies', t('links.caseStudies')],
    ['faq', t('links.faq')],
    ['contact', t('links.contact')],
  ];
  return (
    <div className={styles.panel}>
      <p className={styles.nothing}>{describeNothing(query, t)}</p>
      <p className={styles.advice}>{t('advice')}</p>
      <ul className={styles.links}>
        {links.map(([page, label]) => (
          <li key={page}>
            <Link className={styles.link} to={{ page }} onClick={onFollow}>
              {label}
              <Icon name="arrow" size="small" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Reports the opened result to analytics and scrolls to its place on the page. */
function followResult(item: SearchItem, event: MouseEvent<HTMLAnchorElement>) {
  const { href, hash, pathname } = event.currentTarget;
  announce('visitor-engaged', { category: 'search', action: 'open_result', label: item.id });
  if (hash === '' || hasModifier(event)) return;
  if (pathname !== location.pathname) {
    // Delays the browser's own jump to the anchor, unless storage is blocked.
    if (!storeTarget(href, item)) return;
    event.preventDefault();
    location.assign(pathname);
    return;
  }
  event.preventDefault();
  if (href !== location.href) history.pushState(null, '', href);
  // After a new release its file may be gone: the browser then jumps to the anchor.
  import('./show-target.ts').then(
    ({ showTarget }) => showTarget(item),
    () => location.assign(href),
  );
}
