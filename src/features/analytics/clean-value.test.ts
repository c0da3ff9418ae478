import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanAddress, cleanValue } from './clean-value.ts';

const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u;
const anyText = fc.string({ unit: 'binary', maxLength: 300 });

describe('a value', () => {
  it.each([
    ['label', 'retail', 'retail'],
    ['page_title', 'شبكات مزارع الرياح', 'شبكات مزارع الرياح'],
    ['label', ' \u202Eevil\u0000\n\u2066name\u2069 ', 'evilname'],
    ['label', 'x'.repeat(10_000), 'x'.repeat(100)],
    ['destination', `https://a.example/${'x'.repeat(10_000)}`, `https://a.example/${'x'.repeat(982)}`],
    ['label', 'write to dana@windpark.example today', 'write to (hidden) today'],
    ['destination', 'https://a.example/dana%40b.example/x', 'https://a.example/(hidden)/x'],
    ['label', '<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['label', 'half \uD83D', 'half \uFFFD'],
    ['success', false, false],
    ['value', 0, 0],
    ['value', Number.NaN, undefined],
    ['value', Number.POSITIVE_INFINITY, undefined],
    ['label', undefined, undefined],
    ['label', { toString: () => 'x' }, undefined],
  ])('of %s: %j is sent as %j', (name, value, cleaned) => {
    expect(cleanValue(name, value)).toBe(cleaned);
  });

  it('is short, plain and well formed, whatever the input', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const cleaned = cleanValue('label', text);
        expect(typeof cleaned).toBe('string');
        expect([...String(cleaned)].length).toBeLessThanOrEqual(100);
        expect(String(cleaned)).not.toMatch(UNSEEN);
      }),
    );
  });

  it('is cleaned quickly in a long text', () => {
    const started = performance.now();
    cleanValue('destination', 'a'.repeat(1_000_000));
    cleanValue('destination', '@'.repeat(1_000_000));
    expect(performance.now() - started).toBeLessThan(200);
  });
});

describe('an address', () => {
  it.each([
    ['https://www.company.example/ar/contact', 'https://www.company.example/ar/contact'],
    ['https://www.company.example/?email=dana@b.example#top', 'https://www.company.example/'],
    ['https://user:secret@a.example/x?y=1', 'https://a.example/x'],
    [
      'https://a.example/?utm_source=newsletter&q=secret&utm_campaign=%D8%B1%D9%8A%D8%A7%D8%AD',
      'https://a.example/?utm_source=newsletter&utm_campaign=%D8%B1%D9%8A%D8%A7%D8%AD',
    ],
    ['https://a.example/?utm_source=dana@b.example', 'https://a.example/?utm_source=%28hidden%29'],
    ['https://a.example/?utm_term=%E2%80%AE%00', 'https://a.example/'],
    ['https://a.example/?utm_source=%', 'https://a.example/?utm_source=%25'],
    ['', ''],
    ['not an address', ''],
  ])('%s is sent as %s', (address, cleaned) => {
    expect(cleanAddress(address)).toBe(cleaned);
  });

  it('never contains what a visitor put into its query or hash', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const query = new URLSearchParams({ q: `secret${text}` });
        expect(
          cleanAddress(`https://a.example/page?${query}#secret${encodeURIComponent(text.toWellFormed())}`),
        ).toBe('https://a.example/page');
      }),
    );
  });
});
