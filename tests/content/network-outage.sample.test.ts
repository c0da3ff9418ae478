import { describe, expect, test } from 'vitest';
import { languageCodes } from '#src/config/languages.ts';
import { penAt, PERSON, SCALE } from '#src/signatures/network-outage/pen.ts';
import { findPlace, HEIGHTS, places } from '#src/signatures/network-outage/places.ts';
import { findSection, readWords } from '../support/site-content.ts';

const tip = HEIGHTS.hub + HEIGHTS.blade;
const office = HEIGHTS.office.floor * HEIGHTS.office.floors;
const hospital = HEIGHTS.hospital.floor * HEIGHTS.hospital.floors;

/** The highest point of a path of absolute lines, m. */
function measureHeight(d: string): number {
  const heights = [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, , y]) => -Number(y) / SCALE);
  return Math.max(...heights);
}

describe('the section through six places', () => {
  test.each(languageCodes)('has the heights that its caption names in %s', (language) => {
    const section = findSection(readWords(language), 'industries', 'network-outage');
    const { sampleCaption, sampleOthers } = section;
    for (const height of [tip, PERSON]) expect(sampleCaption).toContain(String(height));
    for (const height of [Math.round(office), hospital]) expect(sampleOthers).toContain(String(height));
  });

  test('draws the turbine and the hospital to one scale', () => {
    const outline = (id: string, look: 'tone' | 'room') => findPlace(id)?.shapes[look] ?? '';
    expect(measureHeight(outline('renewables', 'tone'))).toBeCloseTo(tip, 0);
    expect(outline('healthcare', 'room')).toContain(`v-${hospital * SCALE}`);
    expect(measureHeight(penAt(0).people([10]))).toBeCloseTo(PERSON, 0);
  });

  test('has the places of the page, in its order', () => {
    const ids = places.map(({ id }) => id);
    const words = readWords('en');
    for (const kind of ['network-outage', 'services'] as const)
      expect(findSection(words, 'industries', kind).items.map(({ id }) => id)).toEqual(ids);
  });

  test('leaves no place out on phones', () => {
    expect(places.flatMap(({ crop }) => crop?.shown ?? [])).toEqual(places.map(({ id }) => id));
  });
});
