import sharp from 'sharp';
import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { SHORT_NAME_MAX_CHARACTERS } from '#src/config/constants.ts';
import { z } from 'zod';
import { languageCodes, languages } from '#src/config/languages.ts';
import { listQuestions } from '#src/content/find-sections.ts';
import { readWords } from '../support/site-content.ts';
import {
  builtDocuments,
  builtOrigin,
  builtPages,
  findBuiltFile,
  readBuiltFile,
  readMeta,
} from './built-documents.ts';

const canonical = new Set(builtPages.map(({ address }) => builtOrigin + address));

const manifestShape = z.object({
  name: z.string().min(1),
  short_name: z.string().min(1).max(SHORT_NAME_MAX_CHARACTERS).optional(),
  lang: z.string(),
  dir: z.string(),
  start_url: z.string(),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), type: z.literal('image/png') })).min(3),
});

describe('sitemap.xml', () => {
  const entries = parse(readBuiltFile('sitemap.xml'))
    .querySelectorAll('url')
    .map((entry) => ({
      address: entry.querySelector('loc')?.text,
      modified: entry.querySelector('lastmod')?.text,
      alternates: entry
        .getElementsByTagName('xhtml:link')
        .map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
    }));

  it('lists exactly the documents with a URL', () => {
    expect(entries).toHaveLength(canonical.size);
    expect(new Set(entries.map(({ address }) => address))).toEqual(canonical);
  });

  it.each(builtPages)('matches $file', (page) => {
    const entry = entries.find(({ address }) => address === builtOrigin + page.address);
    const alternates = page.root
      .querySelectorAll('link[hreflang]')
      .map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]);
    expect(entry?.modified).toBe(readMeta(page, 'article:modified_time'));
    expect(entry?.alternates).toEqual(alternates);
  });
});

describe('robots.txt', () => {
  it('allows all crawling and names the sitemap', () => {
    expect(readBuiltFile('robots.txt').trim().split(/\n+/)).toEqual([
      'User-agent: *',
      'Disallow:',
      `Sitemap: ${builtOrigin}/sitemap.xml`,
    ]);
  });
});

describe('llms.txt', () => {
  const links = [...readBuiltFile('llms.txt').matchAll(/\]\(([^)]+)\)/g)].map(([, address]) => address ?? '');
  const parts = links.filter((address) => address.includes('#'));

  it('links exactly the documents with a URL', () => {
    const documents = links.filter((address) => !address.includes('#'));
    expect(documents).toHaveLength(canonical.size);
    expect(new Set(documents)).toEqual(canonical);
  });

  it('links all questions in every language', () => {
    const anchors = builtPages
      .filter(({ id }) => id === 'faq')
      .flatMap(({ address, root }) =>
        root.querySelectorAll('main [data-discloses]').map(({ id }) => `${builtOrigin}${address}#${id}`),
      );
    const records = languageCodes.flatMap((language) =>
      listQuestions(readWords(language).pages.faq.sections),
    );
    expect(anchors).toHaveLength(records.length);
    expect(parts).toEqual(anchors);
  });

  it('has no invisible isolates', () => {
    expect(readBuiltFile('llms.txt')).not.toMatch(/[\u2066-\u2069]/u);
  });
});

describe.each(languageCodes)('The web manifest in %s', (code) => {
  const documents = builtDocuments.filter(({ language }) => language === code);
  const [address = ''] = documents.map(({ root }) =>
    root.querySelector('link[rel="manifest"]')?.getAttribute('href'),
  );
  const manifest = manifestShape.parse(JSON.parse(readBuiltFile(address)));

  it('is named by every document', () => {
    const named = documents.map(({ root }) =>
      root.querySelector('link[rel="manifest"]')?.getAttribute('href'),
    );
    expect(new Set(named)).toEqual(new Set([address]));
  });

  it('names its language and direction', () => {
    expect([manifest.lang, manifest.dir]).toEqual([code, languages[code].direction]);
  });

  it('starts at the home page of its language', () => {
    const start = builtPages.find((page) => page.address === manifest.start_url);
    expect([start?.id, start?.language]).toEqual(['home', code]);
  });

  it.each(manifest.icons)('has the icon $src in its size', async ({ src, sizes }) => {
    const { format, width, height } = await sharp(findBuiltFile(src)).metadata();
    expect([format, `${width}x${height}`]).toEqual(['png', sizes]);
  });
});
