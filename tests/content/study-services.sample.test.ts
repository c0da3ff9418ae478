import { expect, test } from 'vitest';
import { languageCodes } from '#src/config/languages.ts';
import { pageIds, routes } from '#src/routing/routes.ts';
import { findSections } from '#src/content/find-sections.ts';
import { readWords } from '../support/site-content.ts';

const servicePages = pageIds.filter((id) => routes[id].parent === 'services');

test.each(languageCodes)('services show case studies that belong to them: %s', (language) => {
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
