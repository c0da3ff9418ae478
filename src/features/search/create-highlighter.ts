import { splitWords } from './normalize-text.ts';
import { dropStopWords, stemWord, stripArticle, stripParticle } from './stem-word.ts';

/** A piece of a text; `isFound` if it matches the query. */
export type TextPiece = { text: string; isFound: boolean };

/** Finds the words of a query in visible text. */
export type WordFinder = {
  /** Returns true if the texts together contain every word. */
  hasAll: (texts: readonly string[]) => boolean;
  /** Splits a text into pieces, in order. */
  split: (text: string) => TextPiece[];
};

/** Minimum letters of a prefix other than the typed word. */
const BEGINNING_LENGTH = 3;
/** A word as written, combining marks included. */
const WRITTEN_WORD = /[\p{L}\p{M}\p{N}\u0640]+(?:[.,٫٬][\p{N}]+)*/gu;

/** Matches words by prefix, with any Arabic prefix or suffix; `undefined` for an empty query. */
export function createHighlighter(query: string): WordFinder | undefined {
  const meant = dropStopWords([...new Set(splitWords(query))]).map(createMatcher);
  if (meant.length === 0) return undefined;
  const isFound = (written: string) => splitWords(written).some((word) => meant.some((match) => match(word)));
  return {
    hasAll: (texts) => {
      const words = texts.flatMap(splitWords);
      return meant.every((match) => words.some(match));
    },
    split: (text) => joinPieces(splitAtWords(text, isFound)),
  };
}

function createMatcher(typed: string): (word: string) => boolean {
  const bare = stripArticle(typed);
  const beginnings = bare.length < BEGINNING_LENGTH ? [typed] : [typed, bare];
  const stem = stemWord(typed);
  return (word) =>
    listForms(word).some(
      (form) => stemWord(form) === stem || beginnings.some((beginning) => form.startsWith(beginning)),
    );
}

/** Returns a word and its forms without an attached particle or article. */
function listForms(word: string): string[] {
  const whole = [word, stripParticle(word) ?? word];
  return [...new Set([...whole, ...whole.map(stripArticle)])];
}

function splitAtWords(text: string, isFound: (written: string) => boolean): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { 0: written, index } of text.matchAll(WRITTEN_WORD)) {
    pieces.push(
      { text: text.slice(end, index), isFound: false },
      { text: written, isFound: isFound(written) },
    );
    end = index + written.length;
  }
  return [...pieces, { text: text.slice(end), isFound: false }];
}

/** Merges neighboring pieces of the same kind. */
function joinPieces(pieces: readonly TextPiece[]): TextPiece[] {
  const joined: TextPiece[] = [];
  for (const piece of pieces.filter(({ text }) => text !== '')) {
    const last = joined.at(-1);
    if (last?.isFound === piece.isFound)
      joined[joined.length - 1] = { ...last, text: last.text + piece.text };
    else joined.push(piece);
  }
  return joined;
}
