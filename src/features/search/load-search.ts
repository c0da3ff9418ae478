import { addresses } from 'virtual:search-index';
import { SEARCH_ANSWER_MS } from '#src/config/constants.ts';
import type { Language } from '#src/config/languages.ts';
import { readKey } from '#src/config/read-key.ts';
import type { SearchItem } from '#src/content/describe/search-item.ts';
import { createSearch, type Search } from './create-search.ts';

const searches = new Map<Language, Promise<Search>>();

/**
 * Loads the search of a language, once; retries after a failure.
 * @throws Error on a timeout, an error status or an unexpected body
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
  if (!isIndex(items)) throw new Error(`${address} does not contain a search index.`);
  return items;
}

/** A host or proxy may respond with something else. */
function isIndex(value: unknown): value is SearchItem[] {
  const isItem = (item: unknown) => ['path', 'keywords'].every((key) => readKey(item, key) !== undefined);
  return Array.isArray(value) && value.every(isItem);
}
