import { defaultLanguage, type Language, releasedLanguages } from '#src/config/languages.ts';
import type { Site } from '#src/config/site.ts';
import { writeAddress } from '#src/routing/addresses.ts';
import { type PageId, pageIds } from '#src/routing/routes.ts';

/** Date of the last change of each page in each language, ISO format, in the structure of the site's content. */
export type SitemapSource = Record<Language, { pages: Record<PageId, { modified: string }> }>;

/** Returns `sitemap.xml`: every page in every language, with its alternates and the date of its last change. */
export function writeSitemap(content: SitemapSource, origin: string): string {
  const alternates = [
    ...releasedLanguages.map((code) => [code, code] as const),
    ['x-default', defaultLanguage] as const,
  ];
  const entries = pageIds.flatMap((id) =>
    releasedLanguages.map((language) => [
      '  <url>',
      `    <loc>${writeAddress(origin, id, language)}</loc>`,
      `    <lastmod>${content[language].pages[id].modified}</lastmod>`,
      ...alternates.map(
        ([hreflang, code]) =>
          `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${writeAddress(origin, id, code)}"/>`,
      ),
      '  </url>',
    ]),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries.flat(),
    '</urlset>',
    '',
  ].join('\n');
}

/** Returns `robots.txt`: allows everything, or nothing if indexing is off. */
export function writeRobots({ origin, indexing }: Pick<Site, 'origin' | 'indexing'>): string {
  const rules = indexing ? ['Disallow:', '', `Sitemap: ${origin}/sitemap.xml`] : ['Disallow: /'];
  return ['User-agent: *', ...rules, ''].join('\n');
}
