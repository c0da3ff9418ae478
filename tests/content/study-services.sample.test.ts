import { expect, test } from 'vitest';
import { languageCodes } from '#src/config/languages.ts';
import { pageIds, routes } from '#src/routing/routes.ts';
import { findSections } from '#src/content/find-sections.ts';
import { findSection, readWords } from '../support/site-content.ts';

const DAY_MS = 86_400_000;
const servicePages = pageIds.filter((id) => routes[id].parent === 'services');

test.each(languageCodes)('services show only case studies of that service: %s', (language) => {
  const { pages } = readWords(language);
  const shown = servicePages.map((id) => ({
    id,
    studies: findSections(pages[id].sections, 'closing').flatMap(
      ({ related }) => related?.cases?.studies ?? [],
    ),
  }));
  const strange = shown.flatMap(({ id, studies }) =>
    studies.filter(({ services }) => !services.some((service) => `services-${service}` === id)),
  );
  expect(strange).toEqual([]);
  const without = shown.filter(({ studies }) => studies.length === 0).map(({ id }) => id);
  expect(without).toEqual(['services-app-development', 'services-ai-solutions']);
});

test.each(languageCodes)('results state how many days they were measured: %s', (language) => {
  const words = readWords(language);
  const { studies } = findSection(words, 'renewable-case-studies', 'studies');
  for (const { page, handover = '', updatedAt } of studies) {
    const days = (Date.parse(updatedAt) - Date.parse(handover)) / DAY_MS;
    const leads = findSections(words.pages[page].sections, 'table').map(({ lead }) => lead);
    expect(leads.join(' '), page).toMatch(new RegExp(`\\b${days}\\b`));
  }
});
