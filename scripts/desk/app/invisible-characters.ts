import type { Word } from './words.ts';

/** A character that nobody sees: the sign that stands for it, and its name. */
type Invisible = { character: string; sign: string; word: Word };

/** Blanks that keep what is around them on one line; texts may hold them. */
export const keptBlanks = [
  { character: '\u00A0', sign: 'NBSP', word: 'invisible_nbsp' },
  { character: '\u202F', sign: 'NNBSP', word: 'invisible_nnbsp' },
] as const satisfies readonly Invisible[];

const others = [
  { character: '\u00AD', sign: 'SHY', word: 'invisible_softHyphen' },
  { character: '\u200B', sign: 'ZWSP', word: 'invisible_noWidth' },
  { character: '\u200C', sign: 'ZWNJ', word: 'invisible_nonJoiner' },
  { character: '\u200D', sign: 'ZWJ', word: 'invisible_joiner' },
  { character: '\u2060', sign: 'WJ', word: 'invisible_noBreak' },
  { character: '\uFEFF', sign: 'BOM', word: 'invisible_noBreak' },
  ...[
    ['\u061C', 'ALM'],
    ['\u200E', 'LRM'],
    ['\u200F', 'RLM'],
    ['\u202A', 'LRE'],
    ['\u202B', 'RLE'],
    ['\u202C', 'PDF'],
    ['\u202D', 'LRO'],
    ['\u202E', 'RLO'],
    ['\u2066', 'LRI'],
    ['\u2067', 'RLI'],
    ['\u2068', 'FSI'],
    ['\u2069', 'PDI'],
  ].map(([character = '', sign = '']) => ({ character, sign, word: 'invisible_direction' as const })),
] satisfies readonly Invisible[];

const known = new Map<string, Invisible>([...keptBlanks, ...others].map((each) => [each.character, each]));
const PIECES = new RegExp(`[${[...known.keys()].join('')}]|[^${[...known.keys()].join('')}]+`, 'gu');

/** The text in pieces: what is seen, and each character that is not. */
export function splitInvisible(text: string): (string | Invisible)[] {
  return (text.match(PIECES) ?? []).map((piece) => known.get(piece) ?? piece);
}
