import { describe, expect, it } from 'vitest';
import { emptyValues } from './contact-fields.ts';
import { parseDraft, readPreselection } from './use-draft.ts';

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
