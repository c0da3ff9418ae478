import Fuse from 'fuse.js/min-basic';
import { SEARCH_THRESHOLD } from '#src/config/constants.ts';
import type { SearchItem } from '#src/content/describe/search-item.ts';

/** Finds the item that a whole query resembles most, or nothing. */
export type FuzzySearch = (query: string) => SearchItem | undefined;

/** Prepares the specified search over title, description and tags, as they are written (spec §9, "Fuzzy search threshold"). */
export function createFuzzySearch(items: readonly SearchItem[]): FuzzySearch {
  const texts = items.map((item) => ({
    item,
    title: [item.title.toLowerCase()],
    description: [item.description.toLowerCase()],
    tags: item.tags.map((tag) => tag.toLowerCase()),
  }));
  return (query) => {
    const letters = query.toLowerCase();
    // A text that lacks more letters than may be wrong cannot match: leaving it out takes most of the time away.
    const isLikely = (text: string) => countMissing(letters, text) <= letters.length * SEARCH_THRESHOLD;
    const likely = texts.map(({ item, title, description, tags }) => ({
      item,
      title: title.filter(isLikely),
      description: description.filter(isLikely),
      tags: tags.filter(isLikely),
    }));
    const fuse = new Fuse(likely, { keys: ['title', 'description', 'tags'], threshold: SEARCH_THRESHOLD });
    return fuse.search(letters, { limit: 1 })[0]?.item.item;
  };
}

function countMissing(letters: string, text: string): number {
  return Array.from(letters).filter((letter) => !text.includes(letter)).length;
}
