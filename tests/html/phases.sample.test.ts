import { describe, expect, it } from 'vitest';
import { builtPages } from './built-documents.ts';

/** The sections with phases, and the number of phases. */
const phases = {
  services: ['how-we-work', 4],
  'services-app-development': ['process', 6],
  'services-digital-transformation': ['process', 4],
  'services-it-consultancy': ['methodology', 4],
  'services-infrastructure': ['process', 4],
  'services-ai-solutions': ['process', 4],
  'services-analytics': ['process', 4],
  'services-web-development': ['process', 4],
  'services-mobile-network': ['approach', 4],
} as const;

describe.each(Object.entries(phases))('The phases of %s', (page, [section, count]) => {
  const documents = builtPages.filter(({ id }) => id === page);

  it.each(documents)('have two-digit numbers: $language', ({ root }) => {
    const names = root
      .querySelectorAll(`#${section} ol > li`)
      .map((phase) => phase.querySelector('h3')?.text);
    const numbers = names.map((name) => /^\d\d /.exec(name ?? '')?.[0].trim());
    expect(numbers).toEqual(Array.from({ length: count }, (_, place) => String(place + 1).padStart(2, '0')));
  });

  it('exist in every language', () => {
    expect(documents.length).toBeGreaterThan(1);
  });
});
