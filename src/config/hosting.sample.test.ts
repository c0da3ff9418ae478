import { describe, expect, it, vi } from 'vitest';
import { cacheControlOf, documentOf, judgePath, listRedirects, notFoundDocumentOf } from './hosting.ts';

/** The samples are written in two languages, whichever others the site has. */
vi.mock(import('#src/config/languages.ts'), async (load) => {
  const declared = await load();
  return { ...declared, languageCodes: declared.languageCodes.filter((code) => /^(?:en|ar)$/.test(code)) };
});

const addresses = ['/', '/about', '/services/sla', '/ar', '/ar/about', '/ar/services/sla'];
const redirects = listRedirects(addresses, [
  { from: '/sla', to: '/services/sla' },
  { from: '/ar/sla', to: '/ar/services/sla' },
]);

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

describe('judgePath', () => {
  it.each([
    ['/', 'file'],
    ['/about', 'file'],
    ['/about.html', 'file'],
    ['/assets/client-1a2b.js', 'file'],
    ['/.well-known/security.txt', 'file'],
    ['/about.gz/x', 'file'],
    ['/4040', 'file'],
    [`/${'a'.repeat(199)}`, 'file'],
    [`/${'a'.repeat(200)}`, 'unknown'],
    ['/about/', 'unknown'],
    ['/about//', 'unknown'],
    ['//', 'unknown'],
    ['//about', 'unknown'],
    ['/.vite/manifest.json', 'unknown'],
    ['/.well-known', 'unknown'],
    ['/.well-known/', 'unknown'],
    ['/.well-known/.env', 'unknown'],
    ['/.well-known/a/../../x', 'malformed'],
    ['/a/.well-known/x', 'unknown'],
    ['/...', 'unknown'],
    ['/..a', 'unknown'],
    ['/..\\secret', 'unknown'],
    ['/\u007f', 'unknown'],
    ['/a\nb', 'unknown'],
    ['/_headers', 'unknown'],
    ['/_redirects', 'unknown'],
    ['/about.html.br', 'unknown'],
    ['/assets/client-1a2b.js.gz', 'unknown'],
    ['/404', 'unknown'],
    ['/ar/404.html', 'unknown'],
    ['', 'malformed'],
    ['other.example:80', 'malformed'],
    ['/..', 'malformed'],
    ['/./about', 'malformed'],
    ['/../secret', 'malformed'],
    ['/assets/../../secret', 'malformed'],
    ['/a\u0000.html', 'malformed'],
  ])('says of %j: %s', (path, verdict) => {
    expect(judgePath(path)).toBe(verdict);
  });
});

describe('notFoundDocumentOf', () => {
  it.each([
    ['/nowhere', '/404.html'],
    ['/ar', '/ar/404.html'],
    ['/ar/nowhere', '/ar/404.html'],
    ['/arabic', '/404.html'],
    ['/AR/about', '/404.html'],
    ['/about/ar/', '/404.html'],
  ])('finds that of %s', (path, document) => {
    expect(notFoundDocumentOf(path)).toBe(document);
  });
});

describe('documentOf', () => {
  it.each([
    ['/', '/index.html'],
    ['/ar', '/ar.html'],
    ['/services/sla', '/services/sla.html'],
  ])('finds that of %s', (address, document) => {
    expect(documentOf(address)).toBe(document);
  });
});
