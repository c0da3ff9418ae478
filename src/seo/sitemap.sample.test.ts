import { describe, expect, it } from 'vitest';
import { buildRecord } from '#src/config/build-record.ts';
import { languageCodes } from '#src/config/languages.ts';
import { pageIds } from '#src/routing/routes.ts';
import { samplePages } from './pages.fixture.ts';
import { writeSitemap } from './sitemap.server.ts';

const pages = samplePages((id) => ({ modified: id === 'cookie-policy' ? '2025-05-15' : '2025-02-27' }));
const sitemap = writeSitemap(
  buildRecord(languageCodes, () => ({ pages })),
  'https://sample.example',
);
const entries = sitemap.split('<url>').slice(1);
const findEntry = (address: string) => entries.find((entry) => entry.includes(`<loc>${address}</loc>`)) ?? '';

describe('writeSitemap', () => {
  it('lists every page in every language', () => {
    expect(entries).toHaveLength(pageIds.length * languageCodes.length);
    expect(new Set(sitemap.match(/<loc>[^<]+/g)).size).toBe(pageIds.length * languageCodes.length);
  });

  it.each([
    ['https://sample.example/', 'https://sample.example/', 'https://sample.example/ar'],
    ['https://sample.example/ar', 'https://sample.example/', 'https://sample.example/ar'],
    ['https://sample.example/ar/faq', 'https://sample.example/faq', 'https://sample.example/ar/faq'],
  ])('gives %s its alternates', (address, english, arabic) => {
    const alternates = findEntry(address).match(/hreflang="[^"]+" href="[^"]+"/g);
    expect(alternates).toHaveLength(languageCodes.length + 1);
    expect(alternates).toEqual(
      expect.arrayContaining([
        `hreflang="en" href="${english}"`,
        `hreflang="ar" href="${arabic}"`,
        `hreflang="x-default" href="${english}"`,
      ]),
    );
  });

  it.each([
    ['https://sample.example/about', '2025-02-27'],
    ['https://sample.example/ar/cookie-policy', '2025-05-15'],
  ])('dates the last change of %s', (address, date) => {
    expect(findEntry(address)).toContain(`<lastmod>${date}</lastmod>`);
  });
});
