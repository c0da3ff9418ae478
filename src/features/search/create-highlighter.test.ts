import { describe, expect, test } from 'vitest';
import { createHighlighter } from './create-highlighter.ts';

/** Returns the words of a text that a query highlights. */
function mark(query: string, text: string): string[] {
  const pieces = createHighlighter(query)?.split(text) ?? [];
  return pieces.filter(({ isFound }) => isFound).map((piece) => piece.text);
}

describe('highlighted words', () => {
  test.each([
    ['الألياف', 'أقرب نقطة ألياف ضوئية', ['ألياف']],
    ['ألياف', 'الألياف الضوئية', ['الألياف']],
    ['الياف', 'وبالألياف الضوئية', ['وبالألياف']],
    ['بطارية', 'بالألواح الشمسية والبطاريات', ['والبطاريات']],
    ['الأقمار', 'عبر أقمار صناعية', ['أقمار']],
    ['اشهر', 'في أقل من 3 أشهر', ['أشهر']],
    ['٣', 'في أقل من 3 أشهر', ['3']],
    ['صارٍ', 'من صارٍ إلى آخر', ['صارٍ']],
    ['satellite', 'By satellite. Satellites work anywhere.', ['satellite', 'Satellites']],
    ['batteries', 'A battery and a generator', ['battery']],
    ['micro', 'Then microwave links', ['microwave']],
    ['4g', '2G, 3G and 4G-LTE', ['4G']],
    ['lte', '2G, 3G and 4G-LTE', ['LTE']],
    ['how long does the road', 'the permits and the road', ['road']],
  ])('%s is found in: %s', (query, text, found) => {
    expect(mark(query, text)).toEqual(found);
  });

  test.each([
    ['fiber', 'Satellite, microwave'],
    ['ألياف', 'الأقمار الصناعية'],
    ['net', 'Planet'],
  ])('%s is not found in: %s', (query, text) => {
    expect(mark(query, text)).toEqual([]);
  });

  test('every word must be in one of the texts', () => {
    const finder = createHighlighter('satellite road');
    expect(finder?.hasAll(['The road to the camp', 'online by satellite'])).toBe(true);
    expect(finder?.hasAll(['The road to the camp'])).toBe(false);
  });

  test('the pieces add up to the text', () => {
    const text = 'أقل من 3 أشهر (4G-LTE)، ثم صارٍ.';
    const pieces = createHighlighter('lte أشهر')?.split(text) ?? [];
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  });

  test.each(['', '  ', 'x', '؟'])('an empty query searches for nothing: "%s"', (query) => {
    expect(createHighlighter(query)).toBeUndefined();
  });
});
