import { SEARCH_MAX_CHARACTERS } from '#src/config/constants.ts';
import type { SearchItem } from '#src/content/describe/search-item.ts';
import { swapLayout } from './keyboard-layout.ts';
import { splitWords } from './normalise-text.ts';
import { createFuzzySearch } from './fuzzy-search.ts';
import { createRanking } from './rank-items.ts';
import { dropStopWords } from './stop-words.ts';

/** Answer to a search query. */
export type SearchAnswer =
  | { kind: 'empty' }
  | { kind: 'match'; items: readonly SearchItem[] }
  /** Typed with the keyboard layout of another language; `query` is what was meant. */
  | { kind: 'layout'; query: string; items: readonly SearchItem[] }
  /** No item has all words of the query; these have some of them, and may be none. */
  | { kind: 'close'; items: readonly SearchItem[] };
/** Answers a query as it was typed. Only the beginning of a very long one counts; it never throws. */
export type Search = (query: string) => SearchAnswer;

/** Fewest characters that are tried in the other keyboard layout. */
const LAYOUT_LENGTH = 3;
/** Most words of a query that are looked for. */
const MOST_WORDS = 12;
const MOST_CLOSE = 5;

/** Makes the search of one language. An item with the title of an earlier one is found with it, after all others. */
export function createSearch(items: readonly SearchItem[]): Search {
  const leading = items.filter(
    ({ title }, number) => items.findIndex((item) => item.title === title) === number,
  );
  const others = items.filter((item) => !leading.includes(item));
  const ranking = createRanking(leading);
  const findFuzzy = createFuzzySearch(leading);
  const addOthers = (found: readonly SearchItem[]) => [
    ...found,
    ...found.flatMap(({ title }) => others.filter((item) => item.title === title)),
  ];
  return (query) => {
    const typed = query.slice(0, SEARCH_MAX_CHARACTERS).trim();
    const words = listWords(typed);
    const likely = findFuzzy(typed);
    const matches = ranking.findAll(words);
    if (matches.length > 0) return { kind: 'match', items: addOthers(append(matches, likely)) };
    const meant = typed.length < LAYOUT_LENGTH ? undefined : swapLayout(typed);
    const swapped = meant === undefined ? [] : ranking.findAll(listWords(meant));
    if (meant !== undefined && swapped.length > 0)
      return { kind: 'layout', query: meant, items: addOthers(swapped) };
    if (words.length === 0) return { kind: 'empty' };
    return { kind: 'close', items: append(ranking.findSome(words).slice(0, MOST_CLOSE), likely) };
  };
}

function listWords(query: string): string[] {
  return dropStopWords([...new Set(splitWords(query))]).slice(0, MOST_WORDS);
}

function append(items: readonly SearchItem[], item: SearchItem | undefined): readonly SearchItem[] {
  return item === undefined || items.includes(item) ? items : [...items, item];
}
