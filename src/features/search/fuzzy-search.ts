import Fuse from 'fuse.js/min-basic';
import { SEARCH_THRESHOLD } from '#src/config/constants.ts';
import type { SearchItem } from '#src/content/describe/search-item.ts';

/** Most letters that the library compares at once; it takes a longer query to pieces, which resemble anything. */
const MOST_LETTERS = 32;
/** Characters at the beginning of a text in which something alike has to begin, at the usual distance of 100. */
const REACH = 100 * SEARCH_THRESHOLD;

/** Finds the item that a whole query resembles most, or nothing. */
export type FuzzySearch = (query: string) => SearchItem | undefined;

/** Prepares the specified search over title, description and tags, as they are written (behavior §9). */
export function createFuzzySearch(items: readonly SearchItem[]): FuzzySearch {
  const texts = items.map((item) => ({
    item,
    title: [item.title.toLowerCase()],
    description: [item.description.toLowerCase()],
    tags: item.tags.map((tag) => tag.toLowerCase()),
  }));
  return (query) => {
    const letters = query.toLowerCase();
    if (letters.length > MOST_LETTERS) return undefined;
    const isLikely = (text: string) => canResemble(letters, text);
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

/** Leaves out, without a comparison, what is too short or lacks more letters than may be wrong: nine texts of ten. */
function canResemble(letters: string, text: string): boolean {
  const mostMistakes = letters.length * SEARCH_THRESHOLD;
  if (text.length < letters.length - mostMistakes) return false;
  const start = text.slice(0, REACH + letters.length + mostMistakes);
  let missing = 0;
  for (const letter of letters) {
    if (!start.includes(letter)) missing += 1;
    if (missing > mostMistakes) return false;
  }
  return true;
}
