import type { Site } from '#src/config/site.ts';

/** The text of `robots.txt`: everything may be read, or nothing where the site is not to be listed. */
export function writeRobots({ origin, indexing }: Pick<Site, 'origin' | 'indexing'>): string {
  const rules = indexing ? ['Disallow:', '', `Sitemap: ${origin}/sitemap.xml`] : ['Disallow: /'];
  return ['User-agent: *', ...rules, ''].join('\n');
}
