import { statSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { TITLE_MAX_CHARACTERS } from '#src/config/constants.ts';
import { plainText } from '#src/i18n/plain-text.ts';
import { defaultLanguage, languageCodes, languages } from '#src/config/languages.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { isStudyPage } from '#src/routing/routes.ts';
import { readSite } from '../support/site-content.ts';
import {
  builtDocuments,
  builtOrigin,
  builtPages,
  findBuiltFile,
  notFoundDocuments,
  readCanonical,
  readMeta,
  readTitle,
} from './built-documents.ts';

const MAX_PICTURE_BYTES = 60_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const site = readSite();

function listAlternates(root: (typeof builtDocuments)[number]['root']): [string, string][] {
  return root
    .querySelectorAll('link[rel="alternate"][hreflang]')
    .map((link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? '']);
}

describe.each(builtDocuments)('$file', (document) => {
  const { root, language } = document;

  it('names its language and direction', () => {
    const html = root.querySelector('html');
    expect([html?.getAttribute('lang'), html?.getAttribute('dir')]).toEqual([
      language,
      languages[language].direction,
    ]);
  });

  it('has one first-level heading', () => {
    expect(root.querySelectorAll('h1').map((heading) => heading.text.trim() !== '')).toEqual([true]);
  });

  it('has one title of at most the length that search engines show', () => {
    expect(root.querySelectorAll('head title')).toHaveLength(1);
    expect(readTitle(document).trim()).not.toBe('');
    expect(readTitle(document).length).toBeLessThanOrEqual(TITLE_MAX_CHARACTERS);
  });

  it('ends its title with the company', () => {
    const company = plainText(site[language].shell.company.name);
    const [title, ...others] = readTitle(document).split(' | ');
    expect([title !== '', others]).toEqual([true, [company]]);
  });

  it('has a description of 70 to 160 characters', () => {
    const { length } = readMeta(document, 'description') ?? '';
    expect(length).toBeGreaterThanOrEqual(70);
    expect(length).toBeLessThanOrEqual(160);
  });

  it('has each tag once in its head', () => {
    const keys = root
      .querySelectorAll('head meta')
      .map(
        (meta) =>
          meta.getAttribute('name') ?? meta.getAttribute('property') ?? meta.getAttribute('http-equiv'),
      )
      .filter((key) => key !== undefined && key !== 'og:locale:alternate');
    expect(keys).toEqual([...new Set(keys)]);
  });

  it('has no invisible characters for search engines and networks', () => {
    const head = root.querySelectorAll('head title, head meta, head script').join('\n');
    expect(head).not.toMatch(
      /[\u00a0\u2060\u2066-\u2069\u200e\u200f]|&#(?:160|8288|829[4-7]|xa0|x206[06-9]);/iu,
    );
  });
});

describe.each(builtPages)('$file', (page) => {
  const { id, address, language, root } = page;

  it('has one canonical address', () => {
    expect(root.querySelectorAll('link[rel="canonical"]')).toHaveLength(1);
    expect(readCanonical(page)).toBe(builtOrigin + address);
    expect(readMeta(page, 'og:url')).toBe(builtOrigin + address);
  });

  it('lists itself among the languages', () => {
    expect(listAlternates(root)).toEqual([
      ...languageCodes.map((code) => [code, builtOrigin + addressOf(id, code)]),
      ['x-default', builtOrigin + addressOf(id, defaultLanguage)],
    ]);
  });

  it('is listed by all its alternates', () => {
    const named = listAlternates(root).map(([, href]) => href);
    const translations = builtPages.filter((other) => named.includes(builtOrigin + other.address));
    expect(translations).toHaveLength(languageCodes.length);
    translations.forEach((other) => {
      expect(listAlternates(other.root).map(([, href]) => href)).toContain(builtOrigin + address);
    });
  });

  it('may be indexed', () => {
    expect(readMeta(page, 'robots')).toBe('index, follow, max-image-preview:large');
  });

  it('is shared with its own title, description and locale', () => {
    const other = Object.entries(languages).flatMap(([code, { openGraph }]) =>
      code === language ? [] : openGraph,
    );
    expect(readMeta(page, 'og:type')).toBe(isStudyPage(id) ? 'article' : 'website');
    const { name } = site[language].shell.company;
    expect(readMeta(page, 'og:site_name')).toBe(name);
    expect(readTitle(page).endsWith(name)).toBe(true);
    // The name of the home page would say nothing on a network.
    const { name: own } = site[language].pages[id];
    const title = id === 'home' ? readTitle(page).replace(`${plainText(own)}: `, '') : readTitle(page);
    expect(readMeta(page, 'og:title')).toBe(title);
    expect(readMeta(page, 'twitter:title')).toBe(title);
    expect(readMeta(page, 'og:description')).toBe(readMeta(page, 'description'));
    expect(readMeta(page, 'twitter:description')).toBe(readMeta(page, 'description'));
    expect(readMeta(page, 'twitter:card')).toBe('summary_large_image');
    expect(readMeta(page, 'og:locale')).toBe(languages[language].openGraph);
    const alternates = root
      .querySelectorAll('meta[property="og:locale:alternate"]')
      .map((meta) => meta.getAttribute('content'));
    expect(alternates).toEqual(other);
  });

  it('is shared with a picture of 1200 × 630 pixels and at most 60 kB', async () => {
    const picture = readMeta(page, 'og:image') ?? '';
    expect(picture).toBe(`${builtOrigin}/share/${language}/${id}.jpg`);
    const path = findBuiltFile(picture.slice(builtOrigin.length));
    const { format, width, height } = await sharp(path).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    expect([readMeta(page, 'og:image:width'), readMeta(page, 'og:image:height')]).toEqual(['1200', '630']);
    expect(readMeta(page, 'og:title')?.startsWith(readMeta(page, 'og:image:alt') ?? '?')).toBe(true);
    expect(statSync(path).size).toBeLessThanOrEqual(MAX_PICTURE_BYTES);
  });

  it('has its dates', () => {
    const published = readMeta(page, 'article:published_time') ?? '';
    const modified = readMeta(page, 'article:modified_time') ?? '';
    expect([published, modified]).toEqual([expect.stringMatching(DAY), expect.stringMatching(DAY)]);
    expect(modified >= published).toBe(true);
  });
});

describe.each(notFoundDocuments)('$file', (document) => {
  it('is not indexed', () => {
    expect(readMeta(document, 'robots')).toBe('noindex');
  });

  it.each([
    'link[rel="canonical"]',
    'link[hreflang]',
    'script[type="application/ld+json"]',
    'meta[property="og:url"]',
  ])('has no %s', (selector) => {
    expect(document.root.querySelectorAll(selector).map(String)).toEqual([]);
  });
});

describe.each(languageCodes)('All documents in %s', (code) => {
  const documents = builtDocuments.filter(({ language }) => language === code);

  it('have unique titles', () => {
    const titles = documents.map(readTitle);
    expect(titles).toEqual([...new Set(titles)]);
  });

  it('have unique descriptions', () => {
    const descriptions = documents.map((document) => readMeta(document, 'description'));
    expect(descriptions).toEqual([...new Set(descriptions)]);
  });

  it('have unique pictures', () => {
    const pictures = builtPages
      .filter(({ language }) => language === code)
      .map((page) => readMeta(page, 'og:image'));
    expect(pictures).toEqual([...new Set(pictures)]);
  });
});
