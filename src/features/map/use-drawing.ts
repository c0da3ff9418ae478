import { type ComponentType, type RefObject, useCallback, useEffect, useState } from 'react';
import { address } from 'virtual:map-geometry';
import type { GeographiesProps } from 'react-simple-maps/core';
import { reloadOnce } from '#src/ui/reload-once.ts';
import { watchNear } from '#src/ui/watch-intersection.ts';
import { MAP_ANSWER_MS } from '#src/config/constants.ts';
import { readKey } from '#src/config/read-key.ts';
import type { MapDrawingProps } from './map-drawing.tsx';

/** Loading state of the map. */
export type Drawing =
  | { state: 'waiting' | 'failed' }
  | { state: 'drawn'; MapDrawing: ComponentType<MapDrawingProps>; geometry: MapGeometry };

/** Loads the drawing code. After a new release its file may be gone: reloads once. */
async function loadCode() {
  try {
    return await import('./map-drawing.tsx');
  } catch (error) {
    reloadOnce();
    throw error;
  }
}

async function loadDrawing(): Promise<Drawing> {
  try {
    const [{ MapDrawing }, geometry] = await Promise.all([loadCode(), fetchGeometry()]);
    return { state: 'drawn', MapDrawing, geometry };
  } catch {
    return { state: 'failed' };
  }
}

/** Loads the map when its frame nears the viewport; `load` retries. */
export function useDrawing(frame: RefObject<HTMLElement | null>): { drawing: Drawing; load: () => void } {
  const [drawing, setDrawing] = useState<Drawing>({ state: 'waiting' });
  const load = useCallback(() => {
    setDrawing({ state: 'waiting' });
    void loadDrawing().then(setDrawing);
  }, []);
  useEffect(() => (frame.current === null ? undefined : watchNear(frame.current, load)), [frame, load]);
  return { drawing, load };
}

/** Outlines of land. */
export type MapGeometry = GeographiesProps['geography'];

function isGeometry(value: unknown): value is MapGeometry & object {
  const type = readKey(value, 'type');
  return type === 'FeatureCollection' || (type === 'Topology' && readKey(value, 'objects') !== undefined);
}

/**
 * Fetches the outlines of land.
 * @throws Error on a timeout, an error status or an unexpected body
 */
async function fetchGeometry(): Promise<MapGeometry> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(MAP_ANSWER_MS) });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}.`);
  const geometry: unknown = await answer.json();
  if (!isGeometry(geometry)) throw new Error(`${address} holds no geometry.`);
  return geometry;
}
