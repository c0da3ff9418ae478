import type { SearchItem } from '#src/content/describe/search-item.ts';
import { splitWords } from './normalize-text.ts';
import { dropStopWords, stemWord, stripArticle } from './stem-word.ts';
import { createWordIndex } from './word-index.ts';

/** Score added when a title or term equals the query, contains it, or is contained in it. */
const PHRASE = { title: 8, term: 5, insideTitle: 2, insideTerm: 1, containsTerm: 1 } as const;
/** Added if every word of the title was typed; in proportion if only some were. */
const WHOLE_TITLE = 3;
/** Added if the title starts with the query, which may be incomplete. */
const TITLE_BEGINNING = 2;

type Phrases = {
  /** The title as written, and without a leading article. */
  beginnings: readonly [string, string];
  title: string;
  titleWords: readonly string[];
  terms: readonly string[];
};

/** Creates a ranking, best first; equal scores keep their order. */
export function createRanking(items: readonly SearchItem[]) {
  const findWord = createWordIndex(items);
  const prepared = items.map((item, number) => ({ item, number, phrases: listPhrases(item) }));
  const rank = (words: readonly string[], found: readonly ReadonlyMap<number, number>[], least: number) => {
    const scored = prepared.flatMap(({ item, number, phrases }) => {
      const fits = found.flatMap((fitOf) => fitOf.get(number) ?? []);
      if (fits.length === 0 || fits.length < least) return [];
      return [{ item, score: fits.reduce((sum, fit) => sum + fit, scorePhrases(words, phrases)) }];
    });
    return scored.toSorted((a, b) => b.score - a.score).map(({ item }) => item);
  };
  return {
    /** Items that have all words. */
    findAll: (words: readonly string[]) => rank(words, words.map(findWord), words.length),
    /** Items that have at least half of the words that occur in any item. */
    findSome: (words: readonly string[]) => {
      const found = words.map(findWord).filter(({ size }) => size > 0);
      return rank(words, found, found.length / 2);
    },
  };
}

function listPhrases({ title, tags, keywords }: SearchItem): Phrases {
  const phrase = toPhrase(dropStopWords(splitWords(title)));
  const written = splitWords(title).join(' ');
  return {
    beginnings: [written, stripArticle(written)],
    title: phrase,
    titleWords: phrase.trim().split(' '),
    terms: [...tags, ...keywords].map((term) => toPhrase(dropStopWords(splitWords(term)))),
  };
}

/** Joins stems with surrounding spaces, so that phrases match only at word boundaries. */
function toPhrase(words: readonly string[]): string {
  return ` ${words.map(stemWord).join(' ')} `;
}

function scorePhrases(words: readonly string[], { beginnings, title, titleWords, terms }: Phrases): number {
  const phrase = toPhrase(words);
  const beginning = scoreBeginning(words.join(' '), beginnings);
  const typed = titleWords.filter((word) => phrase.includes(` ${word} `));
  return beginning + scorePhrase(phrase, title, terms) + WHOLE_TITLE * (typed.length / titleWords.length);
}

function scorePhrase(phrase: string, title: string, terms: readonly string[]): number {
  if (title === phrase) return PHRASE.title;
  if (terms.includes(phrase)) return PHRASE.term;
  if (title.includes(phrase)) return PHRASE.insideTitle;
  if (terms.some((term) => term.includes(phrase))) return PHRASE.insideTerm;
  const isInside = (term: string) => term.trim().includes(' ') && phrase.includes(term);
  return terms.some(isInside) ? PHRASE.containsTerm : 0;
}

function scoreBeginning(typed: string, [written, bare]: Phrases['beginnings']): number {
  const isBeginning =
    [written, bare].some((text) => text.startsWith(typed)) || bare.startsWith(stripArticle(typed));
  return isBeginning ? TITLE_BEGINNING : 0;
}
