import { DISTANCE_STEP_KM } from '#src/config/constants.ts';
import type { Language } from '#src/config/languages.ts';
import type { SectionContent } from '#src/content/content-types.ts';
import { measureDistance } from '#src/features/map/measure-distance.ts';
import { convertMeasures } from '#src/i18n/convert-measures.ts';
import { formatNumber } from '#src/i18n/format-number.ts';

type Regions = SectionContent<'regions'>;

/** A place with its distance from the headquarters. */
export type DistantPlace = Regions['locations'][number] & {
  kilometers: number;
  /** Localized distance, or the label of the headquarters. */
  distance: string;
};

/** Returns the places with their distances from the headquarters. */
export function measurePlaces(
  { locations, origin, headquarters, unit }: Regions,
  language: Language,
): DistantPlace[] {
  return locations.map((place) => {
    const exact = measureDistance(origin.coordinates, place.coordinates);
    const kilometers = Math.round(exact / DISTANCE_STEP_KM) * DISTANCE_STEP_KM;
    const metric = `${formatNumber(language, kilometers)}\u00A0${unit}`;
    const distance = place.id === origin.id ? headquarters : convertMeasures(language, metric);
    return { ...place, kilometers, distance };
  });
}
