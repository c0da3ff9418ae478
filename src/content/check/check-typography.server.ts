import type { LanguageDeclaration } from '#src/config/languages.ts';
import type { Fault } from '#src/content/read/problem.server.ts';

type Rule = {
  pattern: RegExp;
  found: (piece: string) => string;
  expected: string;
  remedy: (piece: string) => string;
  /** Script that the rule is for; every script without it. */
  script?: LanguageDeclaration['script'];
};

const latinMarks: Record<string, string> = { ',': '،', ';': '؛', '?': '؟' };
const standardLetters: Record<string, string> = { ی: 'ي', ک: 'ك', گ: 'غ', پ: 'ب', چ: 'ج', ڤ: 'ف' };

const rules: readonly Rule[] = [
  {
    pattern: /[\u061C\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/,
    found: (piece) => `the invisible character ${nameCharacter(piece)}`,
    expected: 'visible characters; the build writes what keeps numbers and names in order',
    remedy: () => 'remove it: delete the words around it and type them again',
  },
  {
    pattern: /\p{Cc}/u,
    found: (piece) => `the control character ${nameCharacter(piece)}`,
    expected: 'one line of text',
    remedy: () => 'remove it',
  },
  {
    pattern: /^\s+|\s+$/,
    found: () => 'a blank at the beginning or the end',
    expected: 'a text that begins and ends with a character',
    remedy: () => 'remove the blank',
  },
  {
    pattern: / {2,}/,
    found: () => 'two blanks in a row',
    expected: 'one blank between two words',
    remedy: () => 'remove one of the blanks',
  },
  {
    pattern: /\u0640+/,
    found: () => 'a stretched letter (tatweel, ـ)',
    expected: 'words without tatweel',
    remedy: () => 'remove ـ',
  },
  {
    pattern: /[٠-٩۰-۹]+/,
    found: (piece) => `the digits ${piece}`,
    expected: 'Latin digits, 0 to 9',
    remedy: (piece) => `write ${foldDigits(piece)}`,
  },
  {
    script: 'arabic',
    pattern: /[\u0621-\u064A][\u064B-\u0652]*[)»\]]?\s*[,;?]/,
    found: (piece) => `the Latin mark ${piece.at(-1) ?? ''} after an Arabic letter`,
    expected: 'the Arabic marks ، ؛ ؟',
    remedy: (piece) => `write ${latinMarks[piece.at(-1) ?? ''] ?? '،'} instead of ${piece.at(-1) ?? ''}`,
  },
  {
    script: 'arabic',
    pattern: /[\u0621-\u064A][\u064B-\u0652]* +[،؛؟.:!]/,
    found: (piece) => `a blank before ${piece.at(-1) ?? ''}`,
    expected: 'the mark directly behind the word',
    remedy: () => 'remove the blank',
  },
  {
    script: 'arabic',
    pattern: /[یکگپچڤ]/,
    found: (piece) => `the letter ${piece}, which is not used in Arabic`,
    expected: 'Arabic letters',
    remedy: (piece) => `write ${standardLetters[piece] ?? 'the Arabic letter'}`,
  },
  {
    script: 'arabic',
    pattern: /[\uFB50-\uFDFF\uFE70-\uFEFC]/,
    found: (piece) => `the letter shape ${piece} (${nameCharacter(piece)})`,
    expected: 'letters as a keyboard writes them',
    remedy: (piece) => `write ${piece.normalize('NFKC')}`,
  },
];

/** Checks how a text is typed: invisible characters, blanks, digits, Arabic marks and letters. */
export function checkTypography(text: string, script: LanguageDeclaration['script']): Fault[] {
  return rules.flatMap((rule) => {
    const piece =
      rule.script === undefined || rule.script === script ? rule.pattern.exec(text)?.[0] : undefined;
    return piece === undefined
      ? []
      : [{ found: rule.found(piece), expected: rule.expected, remedy: rule.remedy(piece) }];
  });
}

function nameCharacter(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

function foldDigits(digits: string): string {
  const codes = [...digits].map((digit) => digit.codePointAt(0) ?? 0);
  return codes.map((code) => String(code & 0xf)).join('');
}
