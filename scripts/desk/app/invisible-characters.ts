import type { Word } from './words.ts';

/** An invisible character with a visible sign and its name. */
type Invisible = { character: string; sign: string; word: Word };

/** No-break spaces, which texts may contain. */
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
  { character: '\uFEFF', sign: 'BOM', word: 'invisible_noWidth' },
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

/** Invisible characters, as in the check. */
const UNSEEN = '\\p{Default_Ignorable_Code_Point}\\p{Co}\\u2800\\uFFF9-\\uFFFB';
const BLANKS = '[\\p{Cc}[\\p{Z}--[ \\u00A0\\u202F]]]';
const PIECES = new RegExp(`[${UNSEEN}${BLANKS}\\u00A0\\u202F]|[^${UNSEEN}${BLANKS}\\u00A0\\u202F]+`, 'gv');

/** Matches a single invisible character. Compiled once: compiling takes longer than matching. */
const ONE_UNSEEN = new RegExp(`^[${UNSEEN}${BLANKS}]$`, 'v');

/** Splits a text into visible parts and invisible characters. */
export function splitInvisible(text: string): (string | Invisible)[] {
  return (text.match(PIECES) ?? []).map((piece) => known.get(piece) ?? nameUnseen(piece) ?? piece);
}

/** Describes an invisible character without a name by its code point. */
function nameUnseen(piece: string): Invisible | undefined {
  if (!ONE_UNSEEN.test(piece)) return undefined;
  const code = (piece.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return { character: piece, sign: `U+${code}`, word: 'invisible_unnamed' };
}

/** Turns pasted text into one line, without invisible characters and with plain spaces. */
export function fixPasted(text: string): string {
  return text
    .replace(/^\s*[\n\r\u2028\u2029]\s*|\s*[\n\r\u2028\u2029]\s*$/gu, '')
    .replace(new RegExp(`[${UNSEEN}]`, 'gv'), '')
    .replace(new RegExp(BLANKS, 'gv'), ' ')
    .replace(/ {2,}/g, ' ');
}
