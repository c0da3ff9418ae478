import type { SearchItem } from '#src/content/describe/search-item.ts';
import { splitWords } from './normalize-text.ts';
import { stemWord, stripArticle, stripParticle } from './stem-word.ts';

/** Fewest letters of a word that may lack a letter, have one twice, or two in the wrong order. */
const SLIP_LENGTH = 4;
/** Fewest letters of one that may have a letter too much, or a wrong one at its beginning. */
const EXTRA_LENGTH = 5;
/** Fewest letters of one that may have a wrong letter anywhere: shorter ones are too often other words. */
const WRONG_LENGTH = 6;

/** Returns whether a word was typed with one mistake: a letter wrong, missing or too much, or two in the wrong order. */
export function isMisspelled(typed: string, word: string): boolean {
  if (typed.length < SLIP_LENGTH || Math.abs(typed.length - word.length) > 1) return false;
  const [written, meant, before] = dropCommon(typed, word);
  if (written.length === 2) return meant === `${written[1]}${written[0]}`;
  if (written.length > 1 || meant.length > 1) return false;
  if (written === '') return true;
  if (meant === '') return typed.length >= EXTRA_LENGTH || before.endsWith(written);
  return typed.length >= (before === '' ? EXTRA_LENGTH : WRONG_LENGTH);
}

/** The parts in which two words differ, and their common prefix. */
function dropCommon(one: string, other: string): [string, string, string] {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  const most = Math.min(one.length, other.length) - start;
  while (end < most && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return [one.slice(start, one.length - end), other.slice(start, other.length - end), one.slice(0, start)];
}

/** Weight of a word by its field; keywords weigh as much as tags. */
const WEIGHTS = { title: 2.2, tags: 2, description: 1 } as const;
/** How much a word counts by its likeness to the one that was typed. */
const LIKENESS = { same: 1, sameStem: 0.95, beginning: 0.7, misspelled: 0.5 } as const;
/** Fewest letters of what is taken for the beginning of a longer word. */
const BEGINNING_LENGTH = 2;
const NUMBER = /^\d/u;

type WrittenWord = {
  text: string;
  /** Without the article. */
  bare: string;
  stem: string;
};
type IndexedWord = WrittenWord & {
  /** Weight of the word in each item that has it, by the number of the item. */
  weights: Map<number, number>;
};
type Likeness = { word: IndexedWord; likeness: number };

/**
 * Collects the words of the items.
 * @returns what finds the items that have a typed word, its beginning or a similar one: by their number, how well it fits
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

/** Compares typed words with known ones; mistakes are looked for only in a word that nobody knows. */
function createComparison(words: readonly IndexedWord[], isKnown: (typed: string) => boolean) {
  const findLike = (text: string): Likeness[] => {
    const typed = { text, bare: stripArticle(text), stem: stemWord(text) };
    const isNumber = NUMBER.test(text);
    const beginning = isNumber ? `${text}.` : typed.bare;
    const alike = rate(words, (word) => rateLikeness(word, typed, beginning));
    if (isNumber || isKnown(text)) return alike;
    const withoutParticle = stripParticle(text);
    if (withoutParticle !== undefined && isKnown(withoutParticle)) return findLike(withoutParticle);
    return [...alike, ...rate(words, (word) => (isMeant(word, typed) ? LIKENESS.misspelled : 0))];
  };
  return findLike;
}

/** The words that are alike at all. */
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

function isMeant(word: WrittenWord, typed: WrittenWord): boolean {
  return (
    isMisspelled(typed.text, word.text) ||
    isMisspelled(typed.bare, word.bare) ||
    isMisspelled(typed.stem, word.stem)
  );
}
