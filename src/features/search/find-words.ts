import { splitWords } from './normalize-text.ts';
import { dropStopWords, stemWord, stripArticle, stripParticle } from './stem-word.ts';

/** A piece of a text, and whether it is what was looked for. */
export type TextPiece = { text: string; isFound: boolean };

/** Pattern that finds the words of a query in visible text. */
export type WordFinder = {
  /** Returns whether texts that belong together have every word. */
  hasAll: (texts: readonly string[]) => boolean;
  /** A text in pieces, in its order. */
  split: (text: string) => TextPiece[];
};

/** Fewest letters of a beginning that is not what was typed itself. */
const BEGINNING_LENGTH = 3;
/** A word as it is written, with marks above its letters. */
const WRITTEN_WORD = /[\p{L}\p{M}\p{N}\u0640]+(?:[.,٫٬][\p{N}]+)*/gu;

/** Matches words by their first letters, with any Arabic prefix or suffix; `undefined` for an empty query. */
export function createWordFinder(query: string): WordFinder | undefined {
  const meant = dropStopWords([...new Set(splitWords(query))]).map(createMatcher);
  if (meant.length === 0) return undefined;
  const isFound = (written: string) => splitWords(written).some((word) => meant.some((match) => match(word)));
  return {
    hasAll: (texts) => {
      const words = texts.flatMap(splitWords);
      return meant.every((match) => words.some(match));
    },
    split: (text) => joinPieces(cutAtWords(text, isFound)),
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

/** A word of a text, and what remains of it without the particles and the article that are written together with it. */
function listForms(word: string): string[] {
  const whole = [word, stripParticle(word) ?? word];
  return [...new Set([...whole, ...whole.map(stripArticle)])];
}

function cutAtWords(text: string, isFound: (written: string) => boolean): TextPiece[] {
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

/** Neighbours of one kind are one piece. */
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
