import Fuse from 'fuse.js/min-basic';
import { SEARCH_MAX_CHARACTERS, SEARCH_THRESHOLD } from '#src/config/constants.ts';
import type { SearchItem } from '#src/content/describe/search-item.ts';
import { swapLayout } from './keyboard-layout.ts';
import { splitWords } from './normalize-text.ts';
import { createRanking } from './rank-items.ts';
import { dropStopWords } from './stem-word.ts';

/** Maximum query length, letters: Fuse splits longer ones into parts that match anything. */
const MAX_LETTERS = 32;
/** A match must start within this many characters (Fuse's default distance of 100). */
const REACH = 100 * SEARCH_THRESHOLD;

/**
 * Creates the fuzzy search over title, description and tags as written (behavior §9). It returns the item most similar
 * to the whole query, or undefined.
 */
function createFuzzySearch(items: readonly SearchItem[]) {
  const texts = items.map((item) => ({
    item,
    title: [item.title.toLowerCase()],
    description: [item.description.toLowerCase()],
    tags: item.tags.map((tag) => tag.toLowerCase()),
  }));
  return (query: string): SearchItem | undefined => {
    const letters = query.toLowerCase();
    if (letters === '' || letters.length > MAX_LETTERS) return undefined;
    const parts = splitEvenly(letters, Math.floor(letters.length * SEARCH_THRESHOLD) + 1);
    const isLikely = (text: string) => canResemble(letters, parts, text);
    const likely = texts
      .map(({ item, title, description, tags }) => ({
        item,
        title: title.filter(isLikely),
        description: description.filter(isLikely),
        tags: tags.filter(isLikely),
      }))
      .filter(({ title, description, tags }) => title.length + description.length + tags.length > 0);
    const fuse = new Fuse(likely, { keys: ['title', 'description', 'tags'], threshold: SEARCH_THRESHOLD });
    return fuse.search(letters, { limit: 1 })[0]?.item.item;
  };
}

/**
 * Skips six of seven texts without a comparison: too short, too many missing letters, or no part of the query
 * unchanged. The query has one part more than the allowed mistakes, so one part must match exactly.
 */
function canResemble(letters: string, parts: readonly string[], text: string): boolean {
  const mostMistakes = parts.length - 1;
  if (text.length < letters.length - mostMistakes) return false;
  const start = text.slice(0, REACH + letters.length + mostMistakes);
  if (!parts.some((part) => start.includes(part))) return false;
  let missing = 0;
  for (const letter of letters) {
    if (!start.includes(letter)) missing += 1;
    if (missing > mostMistakes) return false;
  }
  return true;
}

function splitEvenly(text: string, count: number): string[] {
  const borderOf = (index: number) => Math.floor((index * text.length) / count);
  return Array.from({ length: count }, (_, index) => text.slice(borderOf(index), borderOf(index + 1)));
}

/** Answer to a search query. */
export type SearchAnswer =
  | { kind: 'empty' }
  | { kind: 'match'; items: readonly SearchItem[] }
  /** Typed in the keyboard layout of another language; `query` is the converted text. */
  | { kind: 'layout'; query: string; items: readonly SearchItem[] }
  /** No item has all words of the query; these have some of them. May be empty. */
  | { kind: 'close'; items: readonly SearchItem[] };
/** Answers a query as typed. Very long ones are cut; never throws. */
export type Search = (query: string) => SearchAnswer;

/** Minimum characters to try the other keyboard layout. */
const LAYOUT_LENGTH = 3;
/** Maximum words of a query. */
const MAX_WORDS = 12;
const MAX_CLOSE = 5;

/** Creates the search of a language. Items that share the title of an earlier item rank after all others. */
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
      return { kind: 'layout', query: meant, items: addOthers(append(swapped, likely)) };
    const close = append(ranking.findSome(words).slice(0, MAX_CLOSE), likely);
    return words.length + close.length === 0 ? { kind: 'empty' } : { kind: 'close', items: close };
  };
}

function listWords(query: string): string[] {
  return dropStopWords([...new Set(splitWords(query))]).slice(0, MAX_WORDS);
}

function append(items: readonly SearchItem[], item: SearchItem | undefined): readonly SearchItem[] {
  return item === undefined || items.includes(item) ? items : [...items, item];
}
