import { describe, expect, test } from 'vitest';
import { languageCodes } from '#src/config/languages.ts';
import { plainText } from '#src/i18n/plain-text.ts';
import { accountFields, OWN } from '#src/pages/case-study/drawings/account-field.ts';
import * as camp from '#src/pages/case-study/drawings/camp-section.ts';
import { GROUPS, layMoves } from '#src/pages/case-study/drawings/night-moves.ts';
import * as phased from '#src/pages/case-study/drawings/phased-site.ts';
import { STORES } from '#src/pages/case-study/drawings/service-desk.ts';
import type { Format } from '#src/pages/case-study/drawings/sketch.ts';
import * as wind from '#src/pages/case-study/drawings/wind-plan.ts';
import type { StudyPageId } from '#src/routing/routes.ts';
import { findSections } from '#src/seo/find-sections.ts';
import { findSection, readWords } from '../support/site-content.ts';

describe('drawings count what the records of the sample have', () => {
  const { studies } = findSection(readWords('en'), 'case-studies', 'case-studies');
  const recordOf = (id: string) => studies.find((study) => study.id === id);
  const formats: readonly Format[] = ['wide', 'narrow', 'sheet'];
  /** Numbers that the drawing of a study marks as an example, in every language. */
  const samplesOf = (id: StudyPageId) =>
    languageCodes.map((language) => {
      const [opening] = findSections(readWords(language).pages[id].sections, 'study-opening');
      const words =
        opening !== undefined && 'sampleFigures' in opening.drawing ? opening.drawing.sampleFigures : '';
      return plainText(words)
        .match(/\d+(?:\.\d+)?/g)
        ?.map(Number);
    });

  test('one outline is one store', () => {
    expect(String(STORES)).toBe(recordOf('service-desk')?.figure);
  });

  test.each(formats)('turbines of a %s drawing add up to the capacity', (format) => {
    const sites = [
      { id: 'gulf-of-suez', turbines: wind.layWindPlan(format).rows.flat().length, each: wind.MEGAWATTS },
      {
        id: 'red-sea-coast',
        turbines: camp.layCampSection(format).turbines.length * camp.STANDS_FOR,
        each: camp.MEGAWATTS,
        standsFor: camp.STANDS_FOR,
      },
      {
        id: 'gulf-of-aqaba',
        turbines: phased.layPhases(format).phases.flatMap(({ turbines }) => turbines).length,
        each: phased.MEGAWATTS,
      },
    ] as const;
    for (const { id, turbines, each, ...drawn } of sites) {
      expect(turbines * each, id).toBe(recordOf(id)?.capacity);
      const said = [turbines, each, ...Object.values(drawn)];
      for (const numbers of samplesOf(`case-studies-${id}`)) expect(numbers, id).toEqual(said);
    }
  });

  test('one line is one application', () => {
    const moves = layMoves();
    const toPublic = moves.filter(({ isPublic }) => isPublic).length;
    expect(String(moves.length)).toBe(recordOf('hybrid-cloud-migration')?.figure);
    for (const numbers of samplesOf('case-studies-hybrid-cloud-migration')) {
      expect(numbers).toEqual([toPublic, moves.length - toPublic, GROUPS.length]);
    }
  });

  test.each(formats)('one mark is one account of a %s drawing', (format) => {
    const { columns, rows } = accountFields[format];
    expect(columns * rows).toBe(Number(recordOf('user-provisioning')?.figure.replace(/\D/g, '')));
    for (const numbers of samplesOf('case-studies-user-provisioning')) expect(numbers).toContain(OWN);
  });
});
