import { describe, expect, test } from 'vitest';
import { languageCodes } from '#src/config/languages.ts';
import { METER } from '#src/pages/industries/cuts/cut.ts';
import { findCut } from '#src/pages/industries/cuts/cuts.ts';
import { HEIGHTS, TRENCH } from '#src/pages/industries/place.ts';
import { places } from '#src/pages/industries/places.ts';
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

/** How far the walls of a cut reach above the ground, m. */
function measureCut(d = ''): number {
  let [height, highest] = [0, 0];
  for (const [, command = '', numbers = ''] of d.matchAll(/([Mlv])([^A-Za-z]+)/g)) {
    const values = numbers.trim().split(' ').map(Number);
    const ups = command === 'v' ? values : values.filter((_, at) => at % 2 === 1);
    for (const up of ups) {
      height = command === 'M' ? -up : height - up;
      highest = Math.max(highest, height);
    }
  }
  return highest / METER;
}

describe('the section through six places', () => {
  test.each(languageCodes)('has the heights that its caption names in %s', (language) => {
    const section = findSection(readWords(language), 'industries', 'sectors');
    const { sampleCaption, sampleOthers, sampleTall } = section;
    for (const height of [tip, HEIGHTS.person]) expect(sampleCaption).toContain(String(height));
    for (const height of [Math.round(office), hospital]) expect(sampleOthers).toContain(String(height));
    expect(sampleTall).toContain(String(tip));
  });

  test.each(languageCodes)('has the heights that stand beside names in %s', (language) => {
    const { items } = findSection(readWords(language), 'industries', 'sectors');
    const written = items.flatMap(({ id, sampleHeight = '' }) =>
      sampleHeight === '' ? [] : [[id, Number(/\d+/.exec(sampleHeight)?.[0])]],
    );
    expect(written).toEqual([
      ['enterprise', Math.round(office)],
      ['healthcare', hospital],
    ]);
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

  test('has a cut of every place, with people and down to its cable', () => {
    for (const { id } of places) {
      const cut = findCut(id);
      expect(cut?.frame.earth).toBeGreaterThanOrEqual(TRENCH * METER);
      expect(cut?.parts.people).toBeTruthy();
      expect(cut?.parts.riser).toContain(` ${TRENCH * METER}V`);
    }
  });

  test.each([
    ['retail', HEIGHTS.store],
    ['manufacturing', HEIGHTS.plant],
    ['financial-services', HEIGHTS.branch],
  ])('cuts %s at its height', (id, height) => {
    expect(measureCut(findCut(id)?.parts.cut)).toBe(height);
  });

  test('cuts offices and wards at the heights of their storeys', () => {
    const { office, hospital: wards } = HEIGHTS;
    expect(findCut('enterprise')?.parts.cut).toContain(`M0 ${-office.floor * METER}h`);
    expect(findCut('healthcare')?.parts.cut).toContain(`M0 ${-wards.floor * METER}h`);
  });
});
