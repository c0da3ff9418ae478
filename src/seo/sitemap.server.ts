import { defaultLanguage, type Language, releasedLanguages } from '#src/config/languages.ts';
import type { Site } from '#src/config/site.ts';
import { writeAddress } from '#src/routing/addresses.ts';
import { type PageId, pageIds } from '#src/routing/routes.ts';

/** When each page of each language was last changed, as ISO dates. The content of the site has this shape. */
export type SitemapSource = Record<Language, { pages: Record<PageId, { modified: string }> }>;

/** The text of `sitemap.xml`: every page in every language, each with its alternates and the date of its last change. */
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

/** The text of `robots.txt`: everything may be read, or nothing where the site is not to be listed. */
export function writeRobots({ origin, indexing }: Pick<Site, 'origin' | 'indexing'>): string {
  const rules = indexing ? ['Disallow:', '', `Sitemap: ${origin}/sitemap.xml`] : ['Disallow: /'];
  return ['User-agent: *', ...rules, ''].join('\n');
}
