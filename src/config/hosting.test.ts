import { describe, expect, it, vi } from 'vitest';
import {
  cacheControlOf,
  listRedirects,
  readHeadersFile,
  securityHeadersOf,
  writeHeadersFile,
  writeRedirectsFile,
} from './hosting.ts';

/** The samples are written in two languages, whichever others the site has. */
vi.mock(import('#src/config/languages.ts'), async (load) => {
  const declared = await load();
  return { ...declared, languageCodes: declared.languageCodes.filter((code) => /^(?:en|ar)$/.test(code)) };
});

const securityHeaders = securityHeadersOf({});

const addresses = ['/', '/about', '/services/sla', '/ar', '/ar/about', '/ar/services/sla'];
const redirects = listRedirects(addresses);

describe('listRedirects', () => {
  it.each([
    ['/index.html', '/'],
    ['/index', '/'],
    ['/about/', '/about'],
    ['/about.html', '/about'],
    ['/about/index.html', '/about'],
    ['/ar/', '/ar'],
    ['/ar.html', '/ar'],
    ['/ar/index.html', '/ar'],
    ['/ar/about/', '/ar/about'],
    ['/ar/about.html', '/ar/about'],
    ['/services/sla/', '/services/sla'],
    ['/sla', '/services/sla'],
    ['/sla/', '/services/sla'],
    ['/sla.html', '/services/sla'],
    ['/ar/sla', '/ar/services/sla'],
    ['/ar/sla/', '/ar/services/sla'],
  ])('leads %s to %s', (from, to) => {
    expect(redirects.filter((redirect) => redirect.from === from)).toEqual([{ from, to }]);
  });

  it('never leads away from a canonical address', () => {
    expect(redirects.filter(({ from }) => addresses.includes(from))).toEqual([]);
  });

  it('leads to a canonical address in one step', () => {
    expect(redirects.filter(({ to }) => !addresses.includes(to))).toEqual([]);
  });

  it('names every address once', () => {
    expect(new Set(redirects.map(({ from }) => from)).size).toBe(redirects.length);
  });
});

describe('cacheControlOf', () => {
  it.each([
    ['/assets/client-B1x2.js', 'public, max-age=31536000, immutable'],
    ['/assets/plex-arabic-77aa.woff2', 'public, max-age=31536000, immutable'],
    ['/', 'no-cache'],
    ['/about', 'no-cache'],
    ['/ar/services/sla', 'no-cache'],
    ['/404.html', 'no-cache'],
    ['/robots.txt', 'public, max-age=86400'],
    ['/pictures/wind-farm-dusk-start-750.avif', 'public, max-age=86400'],
    ['/assets.html', 'no-cache'],
  ])('answers %s with %s', (pathname, expected) => {
    expect(cacheControlOf(pathname)).toBe(expected);
  });
});

describe('securityHeaders', () => {
  it.each([
    ['Content-Security-Policy', "frame-ancestors 'none'"],
    ['Content-Security-Policy', "object-src 'none'"],
    ['Content-Security-Policy', "base-uri 'none'"],
    ['Content-Security-Policy', "form-action 'self'"],
    ['Content-Security-Policy', "script-src 'self'"],
    ['Content-Security-Policy', "require-trusted-types-for 'script'"],
    ['Content-Security-Policy', "trusted-types 'none'"],
    ['Permissions-Policy', 'camera=()'],
    ['Strict-Transport-Security', 'max-age=63072000'],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ] as const)('hold in %s: %s', (name, part) => {
    expect(securityHeaders[name].split(/[;,] /)).toContain(part);
  });

  it.each(['default-src', 'style-src', 'unsafe-inline', 'unsafe-eval'])('leave out %s', (part) => {
    expect(securityHeaders['Content-Security-Policy']).not.toContain(part);
  });
});

describe('securityHeaders of a site with services', () => {
  const named = securityHeadersOf({
    analyticsId: 'G-TEST123456',
    support: { script: 'https://help.example/widget.js', origins: ['wss://chat.help.example'] },
  });

  it('name the origins of their scripts, and the policy that admits them', () => {
    expect(named['Content-Security-Policy'].split('; ')).toEqual([
      "script-src 'self' https://www.googletagmanager.com https://help.example",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types default',
    ]);
  });

  it('are otherwise those of every site', () => {
    expect({ ...named, 'Content-Security-Policy': '' }).toEqual({
      ...securityHeaders,
      'Content-Security-Policy': '',
    });
  });

  it('stay as they are with services that bring no script', () => {
    const email = {
      kind: 'service',
      publicKey: 'k',
      serviceId: 's',
      templateId: 't',
      origin: 'https://mail.example',
    } as const;
    expect(securityHeadersOf({ email, mapGeometry: 'https://maps.example/world.json' })).toEqual(
      securityHeaders,
    );
  });
});

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
      ['/pictures/*', 'Cache-Control: public, max-age=86400'],
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
