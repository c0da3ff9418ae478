import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtPages, findBuiltFile, readBuiltFile } from './built-documents.ts';

/** Selectors of the service cards, and their number. */
const cards = {
  services: ['#our-services > ol > li', 9],
  'services-app-development': ['#services ul > li:has(h3)', 4],
  'services-digital-transformation': ['#solutions ul > li:has(h3)', 4],
  'services-it-consultancy': ['#consulting-services ul > li:has(h3)', 4],
  'services-infrastructure': ['#infrastructure-services ul > li:has(h3)', 4],
  'services-ai-solutions': ['#solutions ul > li:has(h3)', 4],
  'services-analytics': ['#solutions ul > li:has(h3)', 4],
  'services-web-development': ['#services ul > li:has(h3)', 4],
  'services-mobile-network': ['#solutions ul > li:has(h3)', 4],
  'services-sla': ['#service-offerings ul > li:has(h3)', 3],
} as const;

const sprite = readdirSync(findBuiltFile('assets')).find((file) => /^icons-.*\.svg$/.test(file)) ?? '';
/** The names of all icons, except the one at the end of links. */
const drawn = [...readBuiltFile(join('assets', sprite)).matchAll(/ id="([^"]+)"/g)]
  .map(([, id]) => id)
  .filter((id) => id !== 'arrow');

describe.each(Object.entries(cards))('The cards of %s', (page, [selector, count]) => {
  const documents = builtPages.filter(({ id }) => id === page);

  it.each(documents)('show an icon or a drawing each: $language', ({ root }) => {
    const found = root.querySelectorAll(selector);
    expect(found).toHaveLength(count);
    const bare = found.filter((card) => {
      const icon = card.querySelector(':is(h2, h3) svg[aria-hidden="true"] use')?.getAttribute('href');
      const drawing = card.querySelector(':scope > :is(svg, [aria-hidden="true"]:not(p))');
      return drawing === null && !drawn.includes(icon?.split('#')[1]);
    });
    expect(bare.map((card) => card.querySelector('h2, h3')?.text)).toEqual([]);
  });

  it('exist in every language', () => {
    expect(documents.length).toBeGreaterThan(1);
  });
});
