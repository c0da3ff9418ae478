import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languageCodes } from '#src/config/languages.ts';
import { places } from '#src/signatures/network-outage/places.ts';
import { findSection, readWords } from '../support/site-content.ts';

/** Heights of the drawn objects, m; drawing units per meter follow. */
const heights = { turbine: 128, person: 1.75, office: 46, hospital: 34 };
const SCALE = 5;
const drawing = readFileSync('public/signatures/network-outage.svg', 'utf8');

/** Returns the height of an object in the drawing, m. */
function measureHeight(place: string): number {
  const [, part = ''] = drawing.split(`id="${place}"`);
  const paths = [...(part.split('</g>')[0] ?? '').matchAll(/ d="([^"]*)"/g)].map(([, d = '']) => d);
  const points = paths.flatMap((d) => [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)]);
  return Math.max(...points.map(([, , y]) => -Number(y) / SCALE));
}

describe('the section through six places', () => {
  test.each(languageCodes)('has the heights in its caption, in %s', (language) => {
    const section = findSection(readWords(language), 'industries', 'network-outage');
    const { sampleCaption, sampleOthers } = section;
    for (const height of [heights.turbine, heights.person]) expect(sampleCaption).toContain(String(height));
    for (const height of [heights.office, heights.hospital]) expect(sampleOthers).toContain(String(height));
  });

  test('draws turbine, office and hospital to one scale', () => {
    expect(measureHeight('renewables')).toBeCloseTo(heights.turbine, 0);
    expect(Math.round(measureHeight('enterprise'))).toBe(heights.office);
    expect(drawing).toContain(`v-${heights.hospital * SCALE}h-160z`);
  });

  test('has the places of the page in the same order', () => {
    const ids = Object.keys(places);
    const words = readWords('en');
    for (const kind of ['network-outage', 'services'] as const)
      expect(findSection(words, 'industries', kind).items.map(({ id }) => id)).toEqual(ids);
  });

  test('has every place on phones', () => {
    expect(Object.values(places).flatMap(({ crop }) => crop?.shown ?? [])).toEqual(Object.keys(places));
  });
});
