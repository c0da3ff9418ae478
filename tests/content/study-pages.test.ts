import { join } from 'node:path';
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
import { isStudyPage, pageIds, routes } from '#src/routing/routes.ts';
import { findSections } from '#src/seo/find-sections.ts';
import { isSampleCompany, listLaunch, readSamples } from '../../scripts/launch/list-launch.ts';
import { findSection, readWords } from '../support/site-content.ts';

const studyPages = pageIds.filter(isStudyPage);

describe.each(languageCodes)('the pages of the case studies: %s', (language) => {
  const { pages } = readWords(language);
  const { studies } = findSection(readWords(language), 'case-studies', 'case-studies');
  const openingOf = (id: (typeof studyPages)[number]) => findSections(pages[id].sections, 'study-opening')[0];

  test('every study has a page under its id, and every such page is about its study', () => {
    expect(studies.map(({ page }) => routes[page].path)).toEqual(
      studies.map(({ id }) => `/case-studies/${id}`),
    );
    expect(studyPages).toEqual(studies.map(({ page }) => page));
    expect(studyPages.map((id) => openingOf(id)?.study.page)).toEqual(studyPages);
  });

  test('one after the other they lead through all studies', () => {
    const next = studyPages.map((id) => findSections(pages[id].sections, 'next-study')[0]?.study.page);
    expect(new Set(next)).toEqual(new Set(studyPages));
    expect(next.filter((id, index) => id === studyPages[index])).toEqual([]);
  });

  test.each(studyPages)('%s leads with a fact of its record', (id) => {
    const opening = openingOf(id);
    const digits = plainText(opening?.study.fact.value ?? '').replace(/[^\d.]/g, '');
    const { figure = '', uptime } = opening?.study ?? {};
    const known = ['', '0', figure.replace(/[^\d.]/g, ''), String(uptime)];
    expect(known).toContain(digits);
  });

  test('certificates are offered by the studies that have one', () => {
    const certified = studyPages.filter(
      (id) => findSections(pages[id].sections, 'study-certificate').length > 0,
    );
    expect(certified).toEqual(studies.filter(({ certificate }) => certificate).map(({ page }) => page));
  });
});

/** Another owner's records have figures of their own, and drawings to come. */
const { all } = listLaunch(join(import.meta.dirname, '../..'), {}, readSamples());
const sampleSite = isSampleCompany(all, readSamples()) ? ['the sample'] : [];

describe.each(sampleSite)('drawings count what the records of %s have', () => {
  const { studies } = findSection(readWords('en'), 'case-studies', 'case-studies');
  const recordOf = (id: string) => studies.find((study) => study.id === id);
  const formats: readonly Format[] = ['wide', 'narrow', 'sheet'];
  /** Numbers that the drawing of a study marks as an example, in every language. */
  const samplesOf = (id: (typeof studyPages)[number]) =>
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
