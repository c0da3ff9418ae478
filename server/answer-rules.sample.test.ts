import { describe, expect, it, vi } from 'vitest';
import { cacheControlOf, classifyPath, notFoundDocumentOf, readHeadersFile } from './answer-rules.ts';

/** The sample content exists in two languages only. */
vi.mock(import('#src/config/languages.ts'), async (load) => {
  const declared = await load();
  return { ...declared, languageCodes: declared.languageCodes.filter((code) => /^(?:en|ar)$/.test(code)) };
});

describe('readHeadersFile', () => {
  const text = '/*\n  A: b: c\n  D: e\n\n/assets/*\n  A: f\n';

  it.each(['', '/repo'])('reads the headers of every address below "%s"', (base) => {
    const rules = text.replaceAll(/^\//gm, `${base}/`);
    expect(Object.fromEntries(readHeadersFile(rules, base))).toEqual({ A: 'b: c', D: 'e' });
  });

  it.each(['', '/*', '/assets/*\n  A: b\n', '/robots.txt\n  A: b\n'])('finds nothing in %j', (rules) => {
    expect(readHeadersFile(rules)).toEqual(new Map());
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

describe('classifyPath', () => {
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
  ])('classifies %j as %s', (path, pathKind) => {
    expect(classifyPath(path)).toBe(pathKind);
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
  ])('finds the document for %s', (path, document) => {
    expect(notFoundDocumentOf(path)).toBe(document);
  });
});
