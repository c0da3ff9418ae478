/** Variants of each Arabic letter: Persian and Urdu keyboards, other dots, no hamza. */
const VARIANTS = Object.entries({
  '': 'ءٴـۥۦ٬',
  ا: 'ٱٲٳ',
  ب: 'ٮٻپڀ',
  ت: 'ٹٺټٽٿ',
  ج: 'ڃڄچڇڿ',
  ح: 'ځڂڅ',
  د: 'ڈډڊڋڌڍڎڏڐۮ',
  ر: 'ڑڒړڔڕڗڙۯ',
  ز: 'ژږ',
  س: 'ڛ',
  ش: 'ښڜۺ',
  ص: 'ڝ',
  ض: 'ڞۻ',
  ط: 'ڟ',
  غ: 'گګڬڭڰڱڲڳڴڠۼ',
  ف: 'ڡڢڣڤڥڦ',
  ق: 'ٯڧڨ',
  ك: 'کڪػؼڮ',
  ل: 'ڵڶڷڸ',
  ن: 'ںڹڻڼڽ',
  ه: 'ةەہھۃۿ',
  و: 'ۄۅۆۇۈۉۊۋۏ',
  ي: 'ؠىیؽؾؿۍێېۑے',
  '.': '٫',
  '%': '٪',
});
const letters = new Map(
  VARIANTS.flatMap(([letter, variants]) => [...variants].map((each) => [each, letter])),
);
const ARABIC = /[\u0620-\u06ff]/gu;
/** Whitespace, and the zero-width non-joiner, which also separates words. */
const SPACE = /[\s\u200c]/gu;
/** Format and control characters, unpaired surrogates. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}]/gu;
const MARKS = /\p{M}/gu;
const DIGITS = /[٠-٩۰-۹]/gu;
/** `O&M`, `T&C`. */
const AMPERSAND = /(?<=\p{L})&(?=\p{L})/gu;
const THOUSANDS = /(?<=\d),(?=\d{3}(?!\d))/gu;
/** A number with decimals and at most one letter (`262.5`, `4g`), or at least two letters. */
const WORD = /\d+(?:\.\d+)?(?:\p{L}(?!\p{L}))?|\p{L}{2,}/gu;

/** Normalizes spelling for comparison, the same way for every language. */
export function normalizeText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(SPACE, ' ')
    .replace(INVISIBLE, '')
    .replace(MARKS, '')
    .replace(ARABIC, (letter) => letters.get(letter) ?? letter)
    .replace(DIGITS, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replace(AMPERSAND, '')
    .replace(THOUSANDS, '');
}

/** Returns the normalized words and numbers of a text. */
export function splitWords(text: string): string[] {
  return normalizeText(text).match(WORD) ?? [];
}
