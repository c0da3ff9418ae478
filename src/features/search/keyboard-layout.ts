/** Keys of the US layout and of the Arabic one (Arabic 101). */
const latin = "` q w e r t y u i o p [ ] a s d f g h j k l ; ' z x c v b n m , . /".split(' ');
const arabic = 'ذ ض ص ث ق ف غ ع ه خ ح ج د ش س ي ب ل ا ت ن م ك ط ئ ء ؤ ر لا ى ة و ز ظ'.split(' ');

/** Shift in the Arabic layout types alef with hamza. */
const withShift = new Map([
  ['H', 'أ'],
  ['Y', 'إ'],
  ['N', 'آ'],
  ['G', 'لأ'],
  ['T', 'لإ'],
  ['B', 'لآ'],
]);
const toArabic = new Map(latin.map((key, index) => [key, arabic[index] ?? key]));
const toLatin = new Map(arabic.map((letter, index) => [letter, latin[index] ?? letter]));
const ARABIC_LETTER = /[\u0621-\u064A]/u;
const LATIN_LETTER = /[a-z]/iu;
const ARABIC_KEY = /لا|[\u0621-\u064A]/gu;

/** Converts text to the other keyboard layout; `undefined` if it has letters of both scripts or of neither. */
export function swapLayout(text: string): string | undefined {
  const isArabic = ARABIC_LETTER.test(text);
  if (isArabic === LATIN_LETTER.test(text)) return undefined;
  if (isArabic) return text.replace(ARABIC_KEY, (letter) => toLatin.get(letter) ?? letter);
  return text.replace(/./gsu, (key) => withShift.get(key) ?? toArabic.get(key.toLowerCase()) ?? key);
}
