import { describe, expect, it, vi } from 'vitest';
import { securityHeadersOf } from './hosting.ts';
import { readHeadersFile, writeHeadersFile, writeRedirectsFile } from './hosting-networks.ts';

/** The samples are written in two languages, whichever others the site has. */
vi.mock(import('#src/config/languages.ts'), async (load) => {
  const declared = await load();
  return { ...declared, languageCodes: declared.languageCodes.filter((code) => /^(?:en|ar)$/.test(code)) };
});

const securityHeaders = securityHeadersOf({});

describe('readHeadersFile', () => {
  it.each(['', '/repo'])('reads what was written for every address below "%s"', (base) => {
    const text = writeHeadersFile(['/robots.txt'], { analyticsId: 'G-TEST123456' }, base);
    expect(Object.fromEntries(readHeadersFile(text, base))).toEqual(
      securityHeadersOf({ analyticsId: 'G-TEST123456' }),
    );
  });

  it.each(['', '/*', '/assets/*\n  A: b\n', '/robots.txt\n  A: b\n'])('finds nothing in %j', (text) => {
    expect(readHeadersFile(text)).toEqual(new Map());
  });
});

describe('writeHeadersFile', () => {
  const text = writeHeadersFile(['/robots.txt', '/pictures/*'], {});
  const rules = text.split('\n\n').map((rule) => rule.trim().split('\n  '));

  it('begins each rule with its pattern', () => {
    expect(rules.map(([pattern]) => pattern)).toEqual(['/*', '/assets/*', '/robots.txt', '/pictures/*']);
  });

  it('gives every address the security headers', () => {
    const lines = Object.entries(securityHeaders).map(([name, value]) => `${name}: ${value}`);
    expect(rules[0]).toEqual(['/*', ...lines]);
  });

  it('sets one caching rule per pattern and none for all addresses', () => {
    expect(rules.slice(1)).toEqual([
      ['/assets/*', 'Cache-Control: public, max-age=31536000, immutable'],
      ['/robots.txt', 'Cache-Control: public, max-age=86400'],
      [
        '/pictures/*',
        'Cache-Control: public, max-age=86400',
        '! Cross-Origin-Resource-Policy',
        'Cross-Origin-Resource-Policy: cross-origin',
      ],
    ]);
  });
});

describe('writeRedirectsFile', () => {
  it.each(['', '/repo'])('writes one line per redirect below "%s"', (base) => {
    expect(writeRedirectsFile([{ from: '/sla', to: '/services/sla' }], base).split('\n')).toEqual([
      `${base}/sla ${base}/services/sla 301`,
      `${base}/ar/* ${base}/ar/404.html 404`,
      '',
    ]);
  });
});
