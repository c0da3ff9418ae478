/** Letters that people write for one another: hamza or none, final ya, ta marbuta, keyboards of neighbouring languages. */
const letters: Record<string, string> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ؤ: 'و',
  ئ: 'ي',
  ى: 'ي',
  ی: 'ي',
  ې: 'ي',
  ة: 'ه',
  ۀ: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ک: 'ك',
  ڪ: 'ك',
  گ: 'غ',
  پ: 'ب',
  چ: 'ج',
  ڤ: 'ف',
  ژ: 'ز',
  ء: '',
  '٫': '.',
  '٬': '',
  '٪': '%',
};
/** Format and control characters, tatweel, halves of surrogate pairs. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\u0640]/gu;
const LINE_BREAK = /\s/gu;
const MARKS = /\p{M}/gu;
const VARIANTS = /[أإآٱؤئىیېةۀہھکڪگپچڤژء٫٬٪]/gu;
const DIGITS = /[٠-٩۰-۹]/gu;
/** `O&M`, `T&C`. */
const AMPERSAND = /(?<=\p{L})&(?=\p{L})/gu;
const THOUSANDS = /(?<=\d),(?=\d{3}(?!\d))/gu;
/** A number with its decimals and one letter at most (`262.5`, `4g`), or two letters and more. */
const WORD = /\d+(?:\.\d+)?(?:\p{L}(?!\p{L}))?|\p{L}{2,}/gu;

/** A text in the one spelling in which queries and texts are compared; every language passes through it. */
export function normaliseText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(VARIANTS, (letter) => letters[letter] ?? letter)
    .replace(LINE_BREAK, ' ')
    .replace(INVISIBLE, '')
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(DIGITS, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replace(AMPERSAND, '')
    .replace(THOUSANDS, '');
}

/** The words and numbers of a text, normalised. */
export function splitWords(text: string): string[] {
  return normaliseText(text).match(WORD) ?? [];
}
