import type { Script } from '#src/config/languages.ts';
import type { Fault } from '#src/content/read/problem.server.ts';
import type { FaultCode, Values } from '#src/content/read/words.server.ts';

export type Quotes = readonly [string, string];
type Rule = {
  code: FaultCode;
  pattern: RegExp;
  values?: (piece: string) => Values;
  /** Returns the corrected piece; absent if the correction is not certain. */
  mend?: (piece: string) => string;
  /** Script that the rule applies to; all scripts if absent. */
  script?: Script;
};

const arabicMarks: Record<string, string> = { ',': '،', ';': '؛', '?': '؟' };
const signs: Record<string, string> = { '٪': '%', '٫': '.', '٬': ',' };
const latinMarks: Record<string, string> = { '،': ',', '؛': ';', '؟': '?' };
const standardLetters: Record<string, string> = { ی: 'ي', ک: 'ك', گ: 'غ', پ: 'ب', چ: 'ج', ڤ: 'ف' };
const first = (piece: string) => piece.replace(/^\.{3,}/, '…').charAt(0);
const [remove, space] = [() => '', () => ' '];

const rules: readonly Rule[] = [
  {
    code: 'invisible-character',
    pattern: /[\p{Default_Ignorable_Code_Point}\p{Co}\u2800\uFFF9-\uFFFB]/u,
    values: nameCode,
    mend: remove,
  },
  { code: 'control-character', pattern: /[\p{Cc}[\p{Z}--[ \xA0\u202F]]]/v, values: nameCode, mend: space },
  { code: 'character-lost', pattern: /\uFFFD+|\p{Cs}+|\?{2,}/u, values: (piece) => ({ piece }) },
  {
    code: 'address-unsafe',
    pattern: /(?<!\p{L})(?:javascript|vbscript|data|file|ftp|http):(?=\S)\S*/iu,
    values: (address) => ({ address }),
  },
  { code: 'blank-outside', pattern: /^\s+|(?<!\s)\s+$/u, mend: remove },
  { code: 'blank-doubled', pattern: /[ \u00A0]{2,}/u, mend: space },
  { code: 'tatweel', pattern: /\u0640+/u, mend: remove },
  {
    code: 'digits',
    pattern: /[٠-٩۰-۹٪٫٬]+/u,
    values: (piece) => ({ piece, correct: foldDigits(piece) }),
    mend: foldDigits,
  },
  {
    code: 'mark-doubled',
    pattern: /\.{2,}|([،؛؟!,;\u064B-\u0652])\1+/u,
    values: (piece) => ({ piece, correct: first(piece) }),
    mend: first,
  },
  {
    code: 'mark-arabic',
    script: 'latin',
    pattern: /[،؛؟]/u,
    values: (mark) => ({ mark, correct: latinMarks[mark] ?? ',' }),
    mend: (mark) => latinMarks[mark] ?? mark,
  },
  {
    code: 'mark-latin',
    script: 'arabic',
    pattern:
      /(?:[\u0621-\u064A][\u064B-\u0652]*[)»\]،؛؟!.]?\s*[,;?]|[\p{Script=Latin}0-9%}°>][)»\]]?(?<!&\w+)[,;?](?=\s|$))(?!\?|[^{}]*\}\})/u,
    values: (piece) => ({ mark: piece.at(-1) ?? '', correct: arabicMarks[piece.at(-1) ?? ''] ?? '،' }),
    mend: (piece) => piece.slice(0, -1).trimEnd() + (arabicMarks[piece.at(-1) ?? ''] ?? ''),
  },
  {
    code: 'blank-before-mark',
    script: 'arabic',
    pattern: /[\u0621-\u064A][\u064B-\u0652]* +[،؛؟.:!»)\]]/u,
    values: (piece) => ({ mark: piece.at(-1) ?? '' }),
    mend: (piece) => piece.replace(/ +/, ''),
  },
  {
    code: 'letter-unused',
    script: 'arabic',
    pattern: /[یکگپچڤ]/u,
    values: (letter) => ({ letter, correct: standardLetters[letter] ?? { phrase: 'arabic-letter' } }),
    mend: (letter) => standardLetters[letter] ?? letter,
  },
  {
    code: 'letter-shape',
    script: 'arabic',
    pattern: /[\uFB50-\uFDFF\uFE70-\uFEFC]/u,
    values: (letter) => ({ letter, ...nameCode(letter), correct: letter.normalize('NFKC') }),
    mend: (letter) => letter.normalize('NFKC'),
  },
];

/** Default quotes of each script, for languages that do not define their own. */
export const scriptQuotes: Record<Script, Quotes> = { latin: ['“', '”'], arabic: ['«', '»'] };

/** Checks typography: invisible characters, spaces, digits, quotes, and punctuation and letters of another script. */
export function checkTypography(text: string, script: Script, pair = scriptQuotes[script]): Fault[] {
  return [quoteRule(script, pair), ...rulesOf(script)].flatMap(({ code, pattern, values }) => {
    const piece = pattern.exec(text)?.[0];
    return piece === undefined ? [] : [{ code, ...(values && { values: values(piece) }) }];
  });
}

/** Returns the rules for a script. */
export function rulesOf(script: Script): Rule[] {
  return rules.filter((rule) => rule.script === undefined || rule.script === script);
}

function nameCode(character: string): Values {
  return { code: `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}` };
}

function quoteRule(script: Script, [open, close]: Quotes): Rule {
  const foreign = `"'«»„“”`.replace(open.trim(), '').replace(close.trim(), '');
  const expect = (mark: string) => (mark === "'" && script === 'latin' ? '’' : `${open} ${close}`);
  const pattern = new RegExp(`[${foreign}]`, 'u');
  return { code: 'quote-foreign', pattern, values: (mark) => ({ mark, expected: expect(mark) }) };
}

function foldDigits(digits: string): string {
  return [...digits].map((sign) => signs[sign] ?? String((sign.codePointAt(0) ?? 0) & 0xf)).join('');
}
