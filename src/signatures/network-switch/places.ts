import { branchNetwork, plant, store, windFarm } from './low-places.ts';
import type { Place } from './place.ts';
import { enterprise, hospital } from './tall-places.ts';

/** The places from the side where reading starts. */
export const places: readonly Place[] = [windFarm, store, enterprise, plant, branchNetwork, hospital];

export function findPlace(id: string): Place | undefined {
  return places.find((place) => place.id === id);
}
