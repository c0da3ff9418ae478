import { describe, expect, it, test } from 'vitest';
import { EARTH_RADIUS_KM } from '#src/features/map/measure-distance.ts';
import { DISTANCE_STEP_KM } from '#src/config/constants.ts';
import { languageCodes } from '#src/config/languages.ts';
import { findSection, readWords } from '../support/site-content.ts';
import { plainText } from '#src/i18n/plain-text.ts';
import { measurePlaces } from '#src/pages/about/place-distance.ts';

describe.each(languageCodes)('distances in %s', (language) => {
  const section = findSection(readWords(language), 'about', 'regions');
  const places = measurePlaces(section, language);

  it('start at the headquarters, which has none', () => {
    const home = places.filter(({ kilometers }) => kilometers === 0);
    expect(home.map(({ id, distance }) => [id, distance])).toEqual([
      [section.origin.id, section.headquarters],
    ]);
    expect(places.map(({ id }) => id)).toEqual(section.locations.map(({ id }) => id));
  });

  it('match the coordinates', () => {
    for (const { kilometers } of places) expect(kilometers % DISTANCE_STEP_KM).toBe(0);
    const paris = places.find(({ id }) => id === 'france');
    expect(paris?.kilometers).toBe(8200);
    expect(paris?.distance).toMatch(/^8,200\u00A0/);
  });

  it('the line across the map is the parallel that its text names, to half a degree', () => {
    const { latitude, text } = section.parallel;
    expect(text).toContain(`${latitude}°`);
    const named = section.locations.filter(({ city }) => text.includes(city));
    expect(named.map(({ id }) => id)).toEqual(['usa', 'egypt']);
    for (const { coordinates } of named) expect(Math.abs(coordinates[1] - latitude)).toBeLessThan(0.5);
  });
});

test.each(languageCodes)(
  'two people see each other as far as the drawing of the page About says: %s',
  (language) => {
    const eyeHeight = 0.0016;
    const sight = 2 * Math.sqrt(2 * EARTH_RADIUS_KM * eyeHeight);
    const said = plainText(findSection(readWords(language), 'about', 'sight-line').distance);
    expect(said.match(/\d+/g)).toEqual([sight.toFixed(0)]);
  },
);
