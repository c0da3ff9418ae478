import { describe, expect, test } from 'vitest';
import { languageCodes } from '#src/config/languages.ts';
import { isStudyPage, pageIds, routes } from '#src/routing/routes.ts';
import { findSections } from '#src/content/find-sections.ts';
import { findSection, readWords } from '../support/site-content.ts';

const studyPages = pageIds.filter(isStudyPage);

describe.each(languageCodes)('the pages of the case studies: %s', (language) => {
  const { pages } = readWords(language);
  const { studies } = findSection(readWords(language), 'case-studies', 'case-studies');
  const openingOf = (id: (typeof studyPages)[number]) => findSections(pages[id].sections, 'study-drawing')[0];

  test('every study has a page under its id, and every such page is about its study', () => {
    expect(studies.map(({ page }) => routes[page].path)).toEqual(
      studies.map(({ id }) => `/case-studies/${id}`),
    );
    expect(studyPages).toEqual(studies.map(({ page }) => page));
    expect(studyPages.map((id) => openingOf(id)?.study.page)).toEqual(studyPages);
  });

  test.each(studyPages)('%s opens with a figure of its own', (id) => {
    const own = openingOf(id)?.study.fact.value;
    expect(studies.filter(({ fact }) => fact.value === own)).toHaveLength(1);
  });

  test.each(studyPages)('%s tells its story in order and in time', (id) => {
    const written = pages[id].sections.filter(({ kind }) => kind !== 'wide-picture');
    expect(written.map((section) => section.id)).toEqual([
      'opening',
      'challenge',
      'measured',
      'decision',
      'solution',
      'timeline',
      'result',
      'cta',
    ]);
    const phases = findSections(pages[id].sections, 'process').flatMap(({ items }) => items);
    const weeks = phases.flatMap(({ from, to = from }) => (from === undefined ? [] : [from, to ?? from]));
    const { months } = openingOf(id)?.study ?? {};
    expect(Math.max(0, ...weeks)).toBeLessThanOrEqual(
      months === undefined ? 26 : Math.ceil((months * 52) / 12),
    );
  });
});
