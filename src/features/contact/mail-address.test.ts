import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAIL_ADDRESS_CHARACTERS } from '#src/config/constants.ts';
import { mailAddress, mailWithMessage, maskEmail } from './mail-address.ts';

const EMAIL = 'a@b.example';

it('opens an empty message', () => {
  expect(mailAddress(EMAIL)).toBe('mailto:a@b.example');
});

describe('mailWithMessage', () => {
  it.each([
    ['رسالة & more', 'one\ntwo', `?subject=${encodeURIComponent('رسالة & more')}&body=one%0D%0Atwo`],
    ['s', '\uD83C', '?subject=s&body=%EF%BF%BD'],
    ['s', '\u{1F32C}', '?subject=s&body=%F0%9F%8C%AC'],
  ])('encodes "%s" and %j', (subject, body, expected) => {
    expect(mailWithMessage(EMAIL, subject, body)).toEqual({
      address: `mailto:${EMAIL}${expected}`,
      hasBody: true,
    });
  });

  it('leaves out a message that makes the address too long', () => {
    const room = MAIL_ADDRESS_CHARACTERS - `mailto:${EMAIL}?subject=s&body=`.length;
    expect(mailWithMessage(EMAIL, 's', 'x'.repeat(room)).address).toHaveLength(MAIL_ADDRESS_CHARACTERS);
    expect(mailWithMessage(EMAIL, 's', 'x'.repeat(room + 1))).toEqual({
      address: `mailto:${EMAIL}?subject=s`,
      hasBody: false,
    });
    expect(mailWithMessage(EMAIL, 's', 'ن'.repeat(510)).hasBody).toBe(false);
  });

  it('never exceeds the limit and never cuts a message', () => {
    const bodies = fc.string({ unit: 'binary', maxLength: 1500 });
    fc.assert(
      fc.property(bodies, (body) => {
        const { address, hasBody } = mailWithMessage(EMAIL, 's', body);
        expect(address.length).toBeLessThanOrEqual(MAIL_ADDRESS_CHARACTERS);
        const carried = new URL(address).searchParams.get('body');
        const lines = (text: string) => text.toWellFormed().replaceAll('\r\n', '\n');
        expect(carried && lines(carried)).toBe(hasBody ? lines(body) : null);
      }),
    );
  });
});

it('masks an address', () => {
  expect(maskEmail('hello@company.example')).toBe('h••••@company.example');
});
