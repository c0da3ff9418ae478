import { address } from 'virtual:map-geometry';
import type { GeographiesProps } from 'react-simple-maps/core';
import { MAP_ANSWER_MS } from '#src/config/constants.ts';

/** Outlines of land, as the map draws them. */
export type MapGeometry = GeographiesProps['geography'];

function isGeometry(value: unknown): value is MapGeometry & object {
  if (typeof value !== 'object' || value === null || !('type' in value)) return false;
  return value.type === 'FeatureCollection' || (value.type === 'Topology' && 'objects' in value);
}

/**
 * Fetches the outlines of the land.
 * @throws Error when they do not come in time, or when something else comes
 */
export async function fetchGeometry(): Promise<MapGeometry> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(MAP_ANSWER_MS) });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}.`);
  const geometry: unknown = await answer.json();
  if (!isGeometry(geometry)) throw new Error(`${address} holds no geometry.`);
  return geometry;
}
