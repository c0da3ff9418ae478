import { describe, expect, it } from 'vitest';
import { emptyValues } from './contact-fields.ts';
import { parseDraft } from './stored-draft.ts';
import { beginWith, describeAnswers, readPreselection } from './use-draft.ts';

const translate = (key: string, values: Record<string, unknown> = {}) =>
  [key, ...Object.values(values)].join(' ');

describe('parseDraft', () => {
  it('reads a draft as it was written', () => {
    const draft = {
      values: { ...emptyValues, message: '\uD83C lone "quotes" مرحبًا' },
      query: '?service=analytics',
    };
    expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
  });

  it.each([
    '',
    'null',
    '7',
    '{}',
    '{"values":{}}',
    '{"values":{"firstName":1},"query":""}',
    '{"query":"","values":null}',
    '{',
  ])('returns nothing for %s', (written) => {
    expect(parseDraft(written)).toBeNull();
  });
});

describe('readPreselection', () => {
  it.each([
    ['', {}],
    ['?service=infrastructure', { service: 'infrastructure' }],
    ['?industry=retail&service=analytics', { industry: 'retail', service: 'analytics' }],
    ['?service=catering&industry=', {}],
    ['?service=__proto__', {}],
  ])('%s', (query, expected) => {
    expect(readPreselection(query)).toEqual(expected);
  });
});

describe('describeAnswers', () => {
  it.each([
    ['', ''],
    ['?place=&start=%20', ''],
    ['?place=Sweetwater%2C%20Texas', 'answers.place Sweetwater, Texas'],
    ['?start=May', 'answers.start May'],
    ['?place=%D8%A7%D9%84%D8%AC%D9%88%D9%81&start=2027', 'answers.place الجوف\nanswers.start 2027'],
    ['?place=%E2%80%8FSweetwater%E2%80%8E', 'answers.place Sweetwater'],
    ['?place=gpj%E2%80%AE.b%E2%81%A6c', 'answers.place gpj.bc'],
    ['?place=%E2%80%8B%E2%80%8F&size=%EF%B8%8F', ''],
    [
      '?question=100%+{{company}}+$t(choose.industry)',
      'answers.question 100% {{company}} $t(choose.industry)',
    ],
    ['?website=%zz', 'answers.website %zz'],
    ['?place=&place=A&place=B', 'answers.place A'],
    ['?place=%07&place=A', 'answers.place A'],
    ['?Place=A&place[]=B&constructor=C', ''],
  ])('%s', (query, expected) => {
    expect(describeAnswers(translate, query)).toBe(expected);
  });
});

describe('an answer in a URL', () => {
  const describeSize = (answer: string) =>
    describeAnswers(translate, `?${new URLSearchParams({ size: answer })}`);

  it.each([
    '\u0000',
    '\u0007',
    '\t',
    '\n',
    '\r\n',
    '\u001B',
    '\u007F',
    '\u0085',
    '\u009F',
    '\u2028',
    '\u2029',
    '\uFFFD',
    '\uD83C',
  ])('is ignored if it contains %j', (control) => {
    for (const answer of [`a${control}b`, `${control}ab`, `ab${control}`, control]) {
      expect(describeSize(answer)).toBe('');
    }
  });

  it.each(['?size=%FF', '?size=ab%C3', '?size=%ED%A0%80b'])('is ignored if %s is not valid text', (query) => {
    expect(describeAnswers(translate, query)).toBe('');
  });

  it.each(['x', 'ص', '🌬', '\u0301'])('has at most 200 characters like %j', (letter) => {
    const longest = `a${letter.repeat(199)}`;
    expect(describeSize(longest)).toBe(`answers.size ${longest}`);
    expect(describeSize(` \u200F${longest}\u200E `)).toBe(`answers.size ${longest}`);
    expect(describeSize(`${longest}${letter}`)).toBe('');
    expect(describeSize(`a${letter.repeat(5000)}`)).toBe('');
  });
});

describe('beginWith', () => {
  it.each([
    ['', 'Hello', 'Hello'],
    ['Site: A', '', 'Site: A\n'],
    ['Site: A', 'Hello', 'Site: A\n\nHello'],
    ['Site: A', 'Site: A\n\nHello', 'Site: A\n\nHello'],
  ])('%s before %s', (lines, message, expected) => {
    expect(beginWith(lines, message)).toBe(expected);
  });
});
