import { describe, expect, test } from 'vitest';
import { languageCodes } from '#src/config/languages.ts';
import { HEIGHTS, SHEET } from '#src/pages/industries/place.ts';
import { frame, places } from '#src/pages/industries/places.ts';
import { drawPeople, SCALE } from '#src/pages/industries/section-pen.ts';
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
    const { sampleCaption } = findSection(readWords(language), 'industries', 'sectors');
    const heights = [tip, Math.round(office), hospital, HEIGHTS.person];
    for (const height of heights) expect(sampleCaption).toContain(String(height));
  });

  test('draws the turbine and the hospital to one scale', () => {
    const outline = (id: string, look: string) =>
      places.find((place) => place.id === id)?.layers.find((layer) => layer.look === look)?.d ?? '';
    expect(measureHeight(outline('renewables', 'tone'))).toBeCloseTo(tip, 0);
    expect(outline('healthcare', 'room')).toContain(`v-${hospital * SCALE}`);
    expect(measureHeight(drawPeople([10]))).toBeCloseTo(HEIGHTS.person, 0);
  });

  test('has the places of the page, in its order', () => {
    const { items } = findSection(readWords('en'), 'industries', 'sectors');
    expect(places.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
  });

  test('shows phones every place as broad as the others', () => {
    for (const { id } of places) {
      for (const isMirrored of [false, true]) {
        const [x = 0, , breadth = 0] = frame(id, isMirrored).split(' ').map(Number);
        expect(breadth).toBe(108 * SCALE);
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + breadth).toBeLessThanOrEqual(SHEET.breadth * SCALE);
      }
    }
  });
});
