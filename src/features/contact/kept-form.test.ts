import { describe, expect, it } from 'vitest';
import { emptyValues } from './contact-fields.ts';
import { parseForm } from './kept-form.ts';
import { mailAddress } from './mail-address.ts';
import { maskEmail } from './mask-email.ts';
import { readPreselection } from './preselect.ts';

describe('parseForm', () => {
  it('reads a form as it was written', () => {
    const form = {
      values: { ...emptyValues, message: '\uD83C lone "quotes" مرحبًا' },
      query: '?service=analytics',
    };
    expect(parseForm(JSON.stringify(form))).toEqual(form);
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
    expect(parseForm(written)).toBeNull();
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

describe('mailAddress', () => {
  it.each([
    [undefined, 'mailto:a@b.example'],
    [
      { subject: 'رسالة & more', body: 'one\ntwo' },
      `mailto:a@b.example?subject=${encodeURIComponent('رسالة & more')}&body=one%0D%0Atwo`,
    ],
    [{ subject: 's', body: '\uD83C' }, 'mailto:a@b.example?subject=s&body=%EF%BF%BD'],
    [{ subject: 's', body: '\u{1F32C}' }, 'mailto:a@b.example?subject=s&body=%F0%9F%8C%AC'],
  ])('writes %j', (letter, expected) => {
    expect(mailAddress('a@b.example', letter)).toBe(expected);
  });
});

it('masks an address', () => {
  expect(maskEmail('hello@veltara.example')).toBe('h••••@veltara.example');
});
