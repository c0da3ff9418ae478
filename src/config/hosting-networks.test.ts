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
  it('reads what was written for every address', () => {
    const text = writeHeadersFile(['/robots.txt'], { analyticsId: 'G-TEST123456' });
    expect(Object.fromEntries(readHeadersFile(text))).toEqual(
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
  it.each([[301], [308]] as const)('writes one line per redirect with status %d', (status) => {
    const lines = writeRedirectsFile([{ from: '/sla', to: '/services/sla' }], status).split('\n');
    expect(lines).toEqual([`/sla /services/sla ${status}`, '/ar/* /ar/404.html 404', '']);
  });

  it('uses the status that every host knows unless told otherwise', () => {
    expect(writeRedirectsFile([{ from: '/a', to: '/b' }])).toContain('/a /b 301\n');
  });
});
