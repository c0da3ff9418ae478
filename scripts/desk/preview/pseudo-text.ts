/** Share by which translations are longer than English texts. */
const GROWTH = 0.4;
const accents = new Map(
  Object.entries({ a: 'á', e: 'é', i: 'í', o: 'ö', u: 'ü', y: 'ÿ', c: 'ç', n: 'ñ', s: 'š' }),
);

/** Returns a pseudo-translation: longer, with accents above and below the line, in brackets that reveal truncation. */
export function lengthen(text: string): string {
  const accented = [...text].map((letter) => accents.get(letter) ?? letter).join('');
  const more = 'lörem ípsüm '.repeat(Math.ceil((text.length * GROWTH) / 12)).slice(0, text.length * GROWTH);
  return text.trim() === '' ? text : `⟦${accented} ${more.trim()}⟧`;
}
