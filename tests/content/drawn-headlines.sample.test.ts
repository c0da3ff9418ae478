import { expect, it } from 'vitest';
import { languageCodes } from '#src/config/languages.ts';
import { createTextStyles } from '#src/theme/text-styles.ts';
import { drawHeadlines } from '../../scripts/drawings/headlines.ts';
import { readWords, findSection } from '../support/site-content.ts';
import { baselinesOf, headlineSets, heightOf } from '#src/pages/services-web-development/headline-sets.ts';
import { headlines } from '#src/pages/services-web-development/headlines.ts';

it('has as many drawn lines as are counted, four of the one script as high as three of the other', () => {
  expect([headlines.latin.length, headlines.arabic.length]).toEqual([
    headlineSets.latin.lines,
    headlineSets.arabic.lines,
  ]);
  expect(heightOf('latin')).toBeCloseTo(heightOf('arabic'));
});

it.each(['latin', 'arabic'] as const)('sets %s as the titles of pages are set', (script) => {
  const { title } = createTextStyles(script);
  expect(title?.value).toMatchObject({ lineHeight: String(headlineSets[script].height) });
});

it('ends both headlines on one line when the Arabic one stands .175 lower', () => {
  expect((baselinesOf('arabic').at(-1) ?? 0) + 0.175).toBeCloseTo(baselinesOf('latin').at(-1) ?? 0);
});

it('draws the headlines that the pages have', async () => {
  const drawn = await drawHeadlines();
  const paths = [...headlines.latin, ...headlines.arabic];
  expect(paths.filter((path) => !drawn.includes(path))).toEqual([]);
});

it.each(languageCodes)('shows the first view of the page itself in the frames: %s', (language) => {
  const words = readWords(language);
  const { title, lead, actions } = findSection(words, 'services-web-development', 'two-headlines');
  const frame = findSection(words, 'services-web-development', 'first-second');
  expect([frame.headline, frame.text, frame.action]).toEqual([title, lead, actions[0]?.label]);
});
