import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languageCodes } from '#src/config/languages.ts';
import { plainText } from '#src/i18n/plain-text.ts';
import { isStudyPage, pageIds } from '#src/routing/routes.ts';
import { findSections } from '#src/content/find-sections.ts';
import { readWords } from '../support/site-content.ts';

const drawings = join(import.meta.dirname, '../../public/drawings');
const forms = ['wide', 'narrow'] as const;

describe.each(languageCodes)('drawings of case studies: %s', (language) => {
  const { pages } = readWords(language);
  const openings = pageIds
    .filter(isStudyPage)
    .flatMap((id) => findSections(pages[id].sections, 'study-drawing'))
    .flatMap(({ study, drawing }) => (drawing === undefined ? [] : [{ id: study.id, study, drawing }]));

  test.each(openings)(
    'the files of $id have the sizes that its page says, and hold its labels',
    ({ id, drawing }) => {
      for (const form of forms) {
        const file = readFileSync(join(drawings, `${id}-${form}.svg`), 'utf8');
        const [width, height] = drawing[form];
        expect(file).toContain(`viewBox="0 0 ${width} ${height}"`);
        expect(file).not.toMatch(/<text|<style|<script|NaN|undefined/);
        const outside = drawing.labels.filter(({ [form]: [x, y] }) => x > width || y > height);
        expect(outside).toEqual([]);
      }
    },
  );

  test.each(openings)('what $id marks as an example adds up to its record', ({ study, drawing }) => {
    const numbers = plainText(drawing.sampleFigures ?? '').match(/\d+(?:\.\d+)?/g) ?? [];
    const [count = 0, each = 0] = numbers.map(Number);
    const capacity = study.capacity ?? count * each;
    expect([capacity, 0]).toContain(Number((count * each).toFixed(1)));
  });
});
