import { expect, test } from 'vitest';
import { languageCodes } from '#src/config/languages.ts';
import { isStudyPage, pageIds } from '#src/routing/routes.ts';
import { findSections } from '#src/content/find-sections.ts';
import { readWords } from '../support/site-content.ts';

const studyPages = pageIds.filter(isStudyPage);

test.each(languageCodes)(
  'one after the other the pages of case studies lead through all of them: %s',
  (language) => {
    const { pages } = readWords(language);
    const next = studyPages.map((id) => findSections(pages[id].sections, 'closing')[0]?.next?.to.page);
    expect(new Set(next)).toEqual(new Set(studyPages));
    expect(next.filter((id, index) => id === studyPages[index])).toEqual([]);
  },
);
