import type { SearchItem } from '#src/content/describe/search-item.ts';
import { splitWords } from './normalize-text.ts';
import { stemWord, stripArticle, stripParticle } from './stem-word.ts';

/** Minimum letters to accept a missing, doubled or swapped letter. */
const SLIP_LENGTH = 4;
/** Minimum letters to accept an extra letter, or a wrong first one. */
const EXTRA_LENGTH = 5;
/** Minimum letters to accept a wrong letter anywhere: shorter words are too often other words. */
const WRONG_LENGTH = 6;

/** Returns true if a word was typed with one mistake: a wrong, missing or extra letter, or two swapped. */
export function isMisspelled(typed: string, word: string): boolean {
  if (typed.length < SLIP_LENGTH || Math.abs(typed.length - word.length) > 1) return false;
  const [written, meant, before] = dropCommon(typed, word);
  if (written.length === 2) return meant === `${written[1]}${written[0]}`;
  if (written.length > 1 || meant.length > 1) return false;
  if (written === '') return true;
  if (meant === '') return typed.length >= EXTRA_LENGTH || before.endsWith(written);
  return typed.length >= (before === '' ? EXTRA_LENGTH : WRONG_LENGTH);
}

/** Returns the differing parts of two words and their common prefix. */
function dropCommon(one: string, other: string): [string, string, string] {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  const most = Math.min(one.length, other.length) - start;
  while (end < most && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return [one.slice(start, one.length - end), other.slice(start, other.length - end), one.slice(0, start)];
}

/** Weight of a word by field; keywords weigh as much as tags. */
const WEIGHTS = { title: 2.2, tags: 2, description: 1 } as const;
/** Weight of a word by similarity to the typed one. */
const LIKENESS = { same: 1, sameStem: 0.95, beginning: 0.7, misspelled: 0.5 } as const;
/** Minimum letters of a prefix match. */
const BEGINNING_LENGTH = 2;
const NUMBER = /^\d/u;

type WrittenWord = {
  text: string;
  /** Without the article. */
  bare: string;
  stem: string;
};
type IndexedWord = WrittenWord & {
  /** Weight of the word in each item that has it, by item index. */
  weights: Map<number, number>;
};
type Likeness = { word: IndexedWord; likeness: number };

/**
 * Indexes the words of the items.
 * @returns a function that scores items by index for a typed word, its prefixes and similar words
 */
export function createWordIndex(items: readonly SearchItem[]) {
  const words = collectWords(items);
  const known = new Set(words.flatMap(({ text, bare }) => [text, bare]));
  const isKnown = (typed: string) => known.has(typed) || known.has(stripArticle(typed));
  const findLike = createComparison(words, isKnown);
  return (typed: string): ReadonlyMap<number, number> => {
    const fits = new Map<number, number>();
    for (const { word, likeness } of findLike(typed)) {
      const rarity = Math.log(1 + items.length / word.weights.size);
      for (const [number, weight] of word.weights) {
        fits.set(number, Math.max(fits.get(number) ?? 0, likeness * weight * rarity));
      }
    }
    return fits;
  };
}

function collectWords(items: readonly SearchItem[]): IndexedWord[] {
  const words = new Map<string, IndexedWord>();
  items.forEach(({ title, description, tags, keywords }, number) => {
    const fields = { title: [title], tags: [...tags, ...keywords], description: [description] };
    for (const field of ['title', 'tags', 'description'] as const) {
      for (const text of fields[field].flatMap(splitWords)) {
        const word = words.get(text) ?? toIndexedWord(text);
        word.weights.set(number, Math.max(word.weights.get(number) ?? 0, WEIGHTS[field]));
        words.set(text, word);
      }
    }
  });
  return [...words.values()];
}

function toIndexedWord(text: string): IndexedWord {
  return { text, bare: stripArticle(text), stem: stemWord(text), weights: new Map() };
}

/** Compares typed words with indexed ones; typos are considered only for unknown words. */
function createComparison(words: readonly IndexedWord[], isKnown: (typed: string) => boolean) {
  const findLike = (text: string): Likeness[] => {
    const typed = { text, bare: stripArticle(text), stem: stemWord(text) };
    const isNumber = NUMBER.test(text);
    const beginning = isNumber ? `${text}.` : typed.bare;
    const alike = rate(words, (word) => rateLikeness(word, typed, beginning));
    if (isNumber || isKnown(text)) return alike;
    const withoutParticle = stripParticle(text);
    if (withoutParticle !== undefined && isKnown(withoutParticle)) return findLike(withoutParticle);
    return [...alike, ...rate(words, (word) => (isIntended(word, typed) ? LIKENESS.misspelled : 0))];
  };
  return findLike;
}

/** Returns the words with a likeness above 0. */
function rate(words: readonly IndexedWord[], rateWord: (word: IndexedWord) => number): Likeness[] {
  const rated: Likeness[] = [];
  for (const word of words) {
    const likeness = rateWord(word);
    if (likeness > 0) rated.push({ word, likeness });
  }
  return rated;
}

function rateLikeness(word: IndexedWord, typed: WrittenWord, beginning: string): number {
  if (word.text === typed.text) return LIKENESS.same;
  if (word.stem === typed.stem) return LIKENESS.sameStem;
  const isBeginning =
    beginning.length >= BEGINNING_LENGTH &&
    (word.text.startsWith(typed.text) || word.bare.startsWith(beginning) || word.stem.startsWith(beginning));
  return isBeginning ? LIKENESS.beginning : 0;
}

function isIntended(word: WrittenWord, typed: WrittenWord): boolean {
  return (
    isMisspelled(typed.text, word.text) ||
    isMisspelled(typed.bare, word.bare) ||
    isMisspelled(typed.stem, word.stem)
  );
}
