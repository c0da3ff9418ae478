import { branchNetwork, plant, store, windFarm } from './low-places.ts';
import { type Place, SHEET } from './place.ts';
import { SCALE } from './section-pen.ts';
import { enterprise, hospital } from './tall-places.ts';

/** The places from the side where reading starts. */
export const places: readonly Place[] = [windFarm, store, enterprise, plant, branchNetwork, hospital];

/** How much of the ground a phone shows, the same for every place, and of the earth below it, m. */
const FRAME = { breadth: 108, earth: 5 };

export function findPlace(id: string): Place | undefined {
  return places.find((place) => place.id === id);
}

/** What a phone shows of a place, in units of the drawing, as the attribute `viewBox`. */
export function frame(id: string, isMirrored: boolean): string {
  const { middle, top } = findPlace(id) ?? windFarm;
  const { breadth, earth } = FRAME;
  const from = Math.min(Math.max(middle - breadth / 2, 0), SHEET.breadth - breadth);
  const seen = isMirrored ? SHEET.breadth - breadth - from : from;
  return [seen, -top, breadth, top + earth].map((metres) => Math.round(metres * SCALE)).join(' ');
}
