import { describe, expect, it } from 'vitest';
import { mailAddress, maskEmail } from './mail-address.ts';

describe('mailAddress', () => {
  it.each([
    [undefined, 'mailto:a@b.example'],
    [
      { subject: 'رسالة & more', body: 'one\ntwo' },
      `mailto:a@b.example?subject=${encodeURIComponent('رسالة & more')}&body=one%0D%0Atwo`,
    ],
    [{ subject: 's', body: '\uD83C' }, 'mailto:a@b.example?subject=s&body=%EF%BF%BD'],
    [{ subject: 's', body: '\u{1F32C}' }, 'mailto:a@b.example?subject=s&body=%F0%9F%8C%AC'],
  ])('writes %j', (message, expected) => {
    expect(mailAddress('a@b.example', message)).toBe(expected);
  });
});

it('masks an address', () => {
  expect(maskEmail('hello@company.example')).toBe('h••••@company.example');
});
