import { describe, expect, it } from 'vitest';
import { isolateRuns } from '#src/i18n/isolate-runs.ts';
import { preventBreaks } from '#src/i18n/prevent-breaks.ts';
import { explainSyntax } from '#src/content/read/explain-syntax.server.ts';
import { parseBundle } from '#src/content/read/read-bundle.server.ts';
import { checkPlaceholders } from './check-placeholders.server.ts';
import { checkProse } from './check-prose.server.ts';
import { checkTypography } from './check-typography.server.ts';

/** Time limit, ms. A linear check takes about a hundredth of it; a quadratic one takes minutes. */
const LIMIT_MS = 5000;
const LETTERS = 200_000;
const pieces = [
  'a',
  'ش',
  '1',
  '1,',
  'A',
  'A ',
  '{',
  '{{',
  '{{a',
  '}',
  '<',
  '<a',
  ' ',
  '-',
  'a-',
  '@',
  '.',
  'x’',
  '(',
  '1(',
  '"',
];

const readers: Record<string, (text: string) => unknown> = {
  'keeping words together': preventBreaks,
  'isolating runs': isolateRuns,
  'checking prose': (text) => checkProse(text),
  'checking Latin marks': (text) => checkTypography(text, 'latin'),
  'checking Arabic marks': (text) => checkTypography(text, 'arabic'),
  'checking placeholders': (text) =>
    checkPlaceholders(
      { value: text, path: ['a'], field: { type: 'text', note: '' }, numbers: {}, form: undefined },
      'content',
    ),
  'explaining a file without an end': (text) => explainSyntax(`{ "a": "${text}`),
};

describe.each(Object.entries(readers))('%s', (_name, read) => {
  it.each(pieces)('takes linear time for a long text of "%s"', (piece) => {
    const whole = piece.repeat(LETTERS / piece.length);
    for (const text of [whole, `${whole}x`, `ش${whole}x`]) {
      const start = performance.now();
      read(text);
      expect(performance.now() - start).toBeLessThan(LIMIT_MS);
    }
  });
});

describe('a text over the maximum length', () => {
  const read = (value: unknown) => {
    const reading = parseBundle('locales/en/long.json', Buffer.from(JSON.stringify(value)));
    return reading.ok ? [] : reading.problems;
  };
  const long = 'a'.repeat(5001);

  it.each([
    ['a text', { title: { text: long } }, 'title.text'],
    ['a text of a list', { texts: ['short', long] }, 'texts.1'],
    ['a key', { [long]: 'short' }, ''],
  ])('is rejected with its location and length if it is %s', (_name, value, path) => {
    const values = { count: 1, length: { phrase: 'length', values: { length: 5001, count: 5001 } } };
    expect(read(value)).toMatchObject([{ path, line: 1, code: 'text-long', values }]);
  });

  it('is accepted up to the limit', () => {
    expect(read({ title: long.slice(1) })).toEqual([]);
  });
});
