import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chatAddress } from './contact-addresses.ts';

describe('the number', () => {
  it.each([
    ['+1 (512) 555-0142', '15125550142'],
    ['\u2066+966 11 555 0100\u2069', '966115550100'],
    ['', ''],
  ])('%s is reduced to its digits', (phone, digits) => {
    expect(chatAddress({ phone }, '')).toBe(`https://wa.me/${digits}?text=`);
  });

  it('is the chat number, if the company has one', () => {
    const company = { phone: '+968 2455 0100', whatsapp: '+968 9555 0142' };
    expect(chatAddress(company, '')).toBe('https://wa.me/96895550142?text=');
  });
});

describe('the text', () => {
  it.each([
    'Hello Veltara, I have a question about your services.',
    'مرحبًا فيلتارا، لدي استفسار عن خدماتكم.',
    'a&text=b#c?d+e%20"><script>',
  ])('"%s" arrives as it is', (text) => {
    expect(new URL(chatAddress({ phone: '1' }, text)).searchParams.get('text')).toBe(text);
  });

  it('arrives complete, whatever it contains', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const address = new URL(chatAddress({ phone: '1' }, text));
        expect([...address.searchParams]).toEqual([['text', text.toWellFormed()]]);
        expect([address.origin, address.pathname, address.hash]).toEqual(['https://wa.me', '/1', '']);
      }),
    );
  });
});
