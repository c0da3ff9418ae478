import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defaultLanguage, type Language, languageCodes } from '#src/config/languages.ts';
import { searchItemTypes } from '#src/content/describe/search-item.ts';
import { plainText } from '#src/i18n/plain-text.ts';
import { pageIds, routes } from '#src/routing/routes.ts';
import { builtDocuments, builtPages, findBuiltFile } from './built-documents.ts';

/** Maximum size of an index, compressed, bytes. */
const MAX_INDEX_BYTES = 12_000;
/** Maximum size of the search's own code, compressed, bytes, without the library in the same file. */
const MAX_CODE_BYTES = 6000;
/** An option of the search library that remains in minified code. */
const LIBRARY_MARK = 'ignoreFieldNorm';

const folder = findBuiltFile('assets');
const names = readdirSync(folder);
const readAsset = (name: string) => readFileSync(join(folder, name), 'utf8');
const indexShape = z.array(
  z.strictObject({
    id: z.string().min(1),
    type: z.enum(searchItemTypes),
    title: z.string().min(1),
    description: z.string().min(1),
    path: z.string().startsWith('/'),
    tags: z.array(z.string().min(1)),
    keywords: z.array(z.string().min(1)),
    image: z.string().optional(),
    sectionId: z.string().optional(),
    headingText: z.string().optional(),
  }),
);

function readIndex(language: Language) {
  const found = names.filter((name) => new RegExp(`^search-${language}-[\\w-]{8,}\\.json$`).test(name));
  expect(found).toHaveLength(1);
  return indexShape.parse(JSON.parse(readAsset(found[0] ?? '')));
}

describe.each(languageCodes)('The index of the search in %s', (language) => {
  const index = readIndex(language);

  it('is small', () => {
    expect(brotliCompressSync(JSON.stringify(index)).length).toBeLessThanOrEqual(MAX_INDEX_BYTES);
  });

  it('contains what people type, without invisible characters', () => {
    expect(JSON.stringify(index)).not.toMatch(/[\u00a0\u2060]/u);
  });

  it.each(index)('leads to its target: $path', ({ path, sectionId, headingText }) => {
    const [pathname = '', anchor] = path.split('#');
    const id = pageIds.find((each) => routes[each].path === pathname);
    const page = builtPages.find((each) => each.id === id && each.language === language);
    const texts = page?.root.querySelectorAll('h1, h2, h3, h4').map(({ text }) => plainText(text)) ?? [];
    const holder = sectionId === undefined ? page?.root : page?.root.getElementById(sectionId);
    expect(page).toBeDefined();
    const target = anchor === undefined ? holder : holder?.querySelector(`[id="${anchor}"]`);
    expect(target ?? null).not.toBeNull();
    const heading = plainText(headingText ?? '');
    expect(heading === '' || texts.some((text) => text.includes(heading))).toBe(true);
  });

  it('names existing pictures', () => {
    const pictures = readdirSync(findBuiltFile('pictures'));
    const missing = index.filter(
      ({ image }) => image !== undefined && !pictures.includes(`${image}-thumb.webp`),
    );
    expect(missing).toEqual([]);
  });

  it('has the entries of every other language', () => {
    expect(index.map(({ id }) => id)).toEqual(readIndex(defaultLanguage).map(({ id }) => id));
  });
});

it('The code of the search is small', () => {
  const part = names.find((name) => /^search-part-[^.]+\.js$/.test(name)) ?? '';
  const library = readFileSync(createRequire(import.meta.url).resolve('fuse.js/min-basic'));
  expect(readAsset(part)).toContain(LIBRARY_MARK);
  expect(brotliCompressSync(readAsset(part)).length - brotliCompressSync(library).length).toBeLessThanOrEqual(
    MAX_CODE_BYTES,
  );
});

describe('The first load', () => {
  const imports = {
    /** Static imports. */
    first: /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g,
    /** Dynamic imports. */
    later: /import\(\s*["'`]\.\/([\w.-]+\.js)["'`]/g,
  };
  const listImports = (name: string, when: keyof typeof imports): string[] =>
    [...readAsset(name).matchAll(imports[when])].map(([, file = '']) => file);

  it('contains neither the search nor its index', () => {
    const entries = builtDocuments.flatMap(({ root }) =>
      root
        .querySelectorAll('script[src]')
        .map((script) => (script.getAttribute('src') ?? '').replace('/assets/', '')),
    );
    const first = new Set(entries.flatMap((entry) => [entry, ...listImports(entry, 'later')]));
    for (const name of first) for (const file of listImports(name, 'first')) first.add(file);
    expect([...first].filter((name) => !existsSync(join(folder, name)))).toEqual([]);
    expect([...first].filter((name) => readAsset(name).includes(LIBRARY_MARK))).toEqual([]);
    expect(builtDocuments.filter(({ text }) => /search-\w+-[\w-]+\.json/.test(text))).toEqual([]);
  });
});
