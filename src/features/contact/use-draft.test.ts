import { describe, expect, it } from 'vitest';
import { emptyValues } from './contact-fields.ts';
import { beginWith, describeAnswers, parseDraft, readPreselection } from './use-draft.ts';

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
  ])('takes %s for nothing', (written) => {
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
    ['?place=a%0Ab%E2%80%AEc', 'answers.place a bc'],
    ['?place=%E2%80%8FSweetwater%E2%80%8E', 'answers.place Sweetwater'],
    [`?place=${'x'.repeat(500)}`, `answers.place ${'x'.repeat(120)}`],
    [`?place=x${'🌬'.repeat(500)}`, `answers.place x${'🌬'.repeat(119)}`],
  ])('%s', (query, expected) => {
    const say = (key: string, values: Record<string, unknown> = {}) =>
      [key, ...Object.values(values)].join(' ');
    expect(describeAnswers(say, query)).toBe(expected);
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
