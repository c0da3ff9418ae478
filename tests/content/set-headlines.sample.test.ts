import { expect, it } from 'vitest';
import { languageCodes, languages } from '#src/config/languages.ts';
import { createTextStyles } from '#src/theme/text-styles.ts';
import { baselinesOf, headlineSets, heightOf, linesOf } from '#src/signatures/two-headlines/headline-sets.ts';
import { findSection, readWords } from '../support/site-content.ts';

it.each(languageCodes)(
  'sets a headline that stands as high as four lines of Latin script: %s',
  (language) => {
    const { title } = findSection(readWords(language), 'services-web-development', 'two-headlines');
    expect(heightOf(languages[language].script, linesOf(title).length)).toBeCloseTo(heightOf('latin', 4));
  },
);

it.each(['latin', 'arabic'] as const)('sets %s as the titles of pages are set', (script) => {
  const { title } = createTextStyles(script);
  expect(title?.value).toMatchObject({ lineHeight: String(headlineSets[script].height) });
});

it('ends both headlines on one line when the Arabic one stands .175 lower', () => {
  expect((baselinesOf('arabic', 3).at(-1) ?? 0) + 0.175).toBeCloseTo(baselinesOf('latin', 4).at(-1) ?? 0);
});
