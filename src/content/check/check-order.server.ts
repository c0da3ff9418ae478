import bidiFactory from 'bidi-js';
import type { Fault } from '#src/content/read/problem.server.ts';

const bidi = bidiFactory();
/** Runs of non-Arabic characters, such as Latin letters, digits and their signs: `99.9%`, `24/7`, `C++`, `≥99`. */
const PIECES = /[^\s\p{Script=Arabic}،؛؟«»…\u2066-\u2069]+/gu;
const HAS_RUN = /[\p{Script=Latin}0-9]/u;
const HAS_SIGN = /[^\p{L}\p{M}\p{N}]/u;
/** Punctuation of the sentence at the edges of a run. */
const AROUND = /^[([.,:;!"“”]+|[)\].,:;!"“”]+$/gu;
const BRACKETS: Readonly<Record<string, string>> = { '(': ')', '[': ']' };

/** Checks that left-to-right runs keep their order when a right-to-left text is rendered. */
export function checkOrder(painted: string): Fault[] {
  const pieces = [...painted.matchAll(PIECES)].flatMap(({ 0: all, index }) => trimPiece(all, index));
  if (pieces.length === 0 && !/[()[\]]/.test(painted)) return [];
  const embedding = bidi.getEmbeddingLevels(painted, 'rtl');
  const seen = bidi.getReorderedIndices(painted, embedding);
  const places = new Map(seen.map((index, place) => [index, place]));
  const broken = pieces.find(({ text, start }) => !isInOrder(text, start, places));
  const piece = broken?.text ?? findSplitBracket(painted, embedding.levels);
  if (piece === undefined) return [];
  // For a split bracket, show the whole text.
  const { start, text } = broken ?? { start: 0, text: painted };
  const shown = seen
    .filter((index) => index >= start && index < start + text.length)
    .map((index) => showCharacter(painted, index, embedding.levels));
  return [{ code: 'order-broken', values: { piece, shown: shown.join('') } }];
}

function trimPiece(all: string, index: number): { text: string; start: number }[] {
  const lead = /^[([.,:;!"“”]+/u.exec(all)?.[0].length ?? 0;
  const text = all.replace(AROUND, '');
  return HAS_RUN.test(text) && HAS_SIGN.test(text) ? [{ text, start: index + lead }] : [];
}

function isInOrder(text: string, start: number, places: ReadonlyMap<number, number>): boolean {
  const found = Array.from({ length: text.length }, (_, offset) => places.get(start + offset) ?? 0);
  return found.every((place, offset) => offset === 0 || place === (found[offset - 1] ?? 0) + 1);
}

/** Returns the bracketed text if only one of its brackets would be mirrored; undefined if none. */
function findSplitBracket(text: string, levels: Uint8Array): string | undefined {
  const open: { mark: string; index: number }[] = [];
  for (const { 0: mark, index } of text.matchAll(/[()[\]]/g)) {
    if (BRACKETS[mark] !== undefined) open.push({ mark, index });
    else {
      const start = open.pop();
      if (start !== undefined && (levels[start.index] ?? 0) % 2 !== (levels[index] ?? 0) % 2) {
        return text.slice(start.index, index + 1);
      }
    }
  }
  return undefined;
}

function showCharacter(text: string, index: number, levels: Uint8Array): string {
  const character = text.charAt(index);
  const isMirrored = (levels[index] ?? 0) % 2 === 1;
  return (isMirrored ? bidi.getMirroredCharacter(character) : undefined) ?? character;
}
