import { addresses } from 'virtual:search-index';
import { SEARCH_ANSWER_MS } from '#src/config/constants.ts';
import type { Language } from '#src/config/languages.ts';
import { readKey } from '#src/config/read-key.ts';
import type { SearchItem } from '#src/content/describe/search-item.ts';
import { createSearch, type Search } from './create-search.ts';

const searches = new Map<Language, Promise<Search>>();

/**
 * Fetches the index of a language and makes its search: once, and again after a failure.
 * @throws Error when the index does not come in time, or when something else comes
 */
export function loadSearch(language: Language): Promise<Search> {
  const known = searches.get(language);
  if (known !== undefined) return known;
  const search = fetchItems(addresses[language]).then(createSearch);
  searches.set(language, search);
  search.catch(() => searches.delete(language));
  return search;
}

async function fetchItems(address: string): Promise<SearchItem[]> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(SEARCH_ANSWER_MS) });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}.`);
  const items: unknown = await answer.json();
  if (!isIndex(items)) throw new Error(`${address} holds no index of the search.`);
  return items;
}

/** The build writes the index; a host or a proxy may send something else in its place. */
function isIndex(value: unknown): value is SearchItem[] {
  const isItem = (item: unknown) => ['path', 'keywords'].every((key) => readKey(item, key) !== undefined);
  return Array.isArray(value) && value.every(isItem);
}
