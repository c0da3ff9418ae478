import Fuse from 'fuse.js/min-basic';
import { SEARCH_THRESHOLD } from '#src/config/constants.ts';
import type { SearchItem } from '#src/content/describe/search-item.ts';
import { splitWords } from './normalise-text.ts';
import { stemWord, stripParticle } from './stem-word.ts';

/** How much a word counts by the field that it stands in; keywords count as tags. */
const WEIGHTS = { title: 2.2, tags: 2, description: 1 } as const;
/** How much a word counts by its likeness to the one that was typed. */
const LIKENESS = { same: 1, sameStem: 0.95, beginning: 0.7, similar: 0.6 } as const;
/** Fewest letters of what is taken for the beginning of a longer word. */
const BEGINNING_LENGTH = 2;
/** Fewest letters of a word that may have a mistake in it. */
const MISTAKE_LENGTH = 5;
/** Most letters by which a word with a mistake may be longer or shorter. */
const LENGTH_DIFFERENCE = 2;
/** Letters at the beginning of a word in which its likeness is looked for. */
const DISTANCE = 10;
const NUMBER = /^\d/u;

type IndexedWord = {
  text: string;
  stem: string;
  /** Weight of the word in each item that has it, by the number of the item. */
  weights: Map<number, number>;
};
type Likeness = { word: IndexedWord; likeness: number };

/** The words of all items. */
export type WordIndex = {
  /** The items that have a typed word, its beginning or a similar one: by their number, how well it fits. */
  find: (typed: string) => ReadonlyMap<number, number>;
};

/** Collects the words of the items. */
export function createWordIndex(items: readonly SearchItem[]): WordIndex {
  const words = collectWords(items);
  const findLike = createComparison(words);
  return {
    find: (typed) => {
      const fits = new Map<number, number>();
      for (const { word, likeness } of findLike(typed)) {
        const rarity = Math.log(1 + items.length / word.weights.size);
        for (const [number, weight] of word.weights) {
          fits.set(number, Math.max(fits.get(number) ?? 0, likeness * weight * rarity));
        }
      }
      return fits;
    },
  };
}

function collectWords(items: readonly SearchItem[]): IndexedWord[] {
  const words = new Map<string, IndexedWord>();
  items.forEach(({ title, description, tags, keywords }, number) => {
    const fields = { title: [title], tags: [...tags, ...keywords], description: [description] };
    for (const field of ['title', 'tags', 'description'] as const) {
      for (const text of fields[field].flatMap(splitWords)) {
        const word = words.get(text) ?? { text, stem: stemWord(text), weights: new Map<number, number>() };
        word.weights.set(number, Math.max(word.weights.get(number) ?? 0, WEIGHTS[field]));
        words.set(text, word);
      }
    }
  });
  return [...words.values()];
}

/** Compares typed words with known ones; mistakes are looked for only in a word that nobody knows. */
function createComparison(words: readonly IndexedWord[]): (typed: string) => Likeness[] {
  const stems = new Set(words.map(({ stem }) => stem));
  const findSimilar = createTolerance(words);
  const findLike = (typed: string): Likeness[] => {
    const stem = stemWord(typed);
    const alike = words.flatMap((word) => compare(word, typed, stem));
    if (stems.has(stem) || NUMBER.test(typed)) return alike;
    const bare = stripParticle(typed);
    if (bare !== undefined && stems.has(stemWord(bare))) return findLike(bare);
    return [...alike, ...findSimilar(typed), ...findSimilar(stem)];
  };
  return findLike;
}

/** Finds words with a mistake, which is hardly ever in the first letter: comparing those alone takes a tenth of the time. */
function createTolerance(words: readonly IndexedWord[]): (typed: string) => Likeness[] {
  const byLetter = new Map<string, Fuse<IndexedWord>>();
  const fuseOf = (letter: string): Fuse<IndexedWord> => {
    const known = byLetter.get(letter);
    if (known !== undefined) return known;
    const fuse = new Fuse(
      words.filter(({ text }) => text.startsWith(letter)),
      {
        keys: ['text', 'stem'],
        threshold: SEARCH_THRESHOLD,
        distance: DISTANCE,
        ignoreFieldNorm: true,
        includeScore: true,
      },
    );
    byLetter.set(letter, fuse);
    return fuse;
  };
  return (typed) => {
    if (typed.length < MISTAKE_LENGTH) return [];
    return fuseOf(typed.charAt(0))
      .search(typed)
      .flatMap(({ item: word, score = 1 }) => {
        const isNear = Math.abs(word.text.length - typed.length) <= LENGTH_DIFFERENCE;
        return isNear ? [{ word, likeness: LIKENESS.similar * (1 - score) }] : [];
      });
  };
}

function compare(word: IndexedWord, typed: string, stem: string): Likeness[] {
  if (word.text === typed) return [{ word, likeness: LIKENESS.same }];
  if (word.stem === stem) return [{ word, likeness: LIKENESS.sameStem }];
  const beginning = NUMBER.test(typed) ? `${typed}.` : typed;
  if (beginning.length < BEGINNING_LENGTH) return [];
  const isBeginning = [word.stem, word.text].some((text) => text.startsWith(beginning));
  return isBeginning ? [{ word, likeness: LIKENESS.beginning }] : [];
}
