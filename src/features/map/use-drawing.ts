import { type ComponentType, type RefObject, useCallback, useEffect, useState } from 'react';
import { reloadOnce } from '#src/ui/reload-once.ts';
import { watchNear } from '#src/ui/watch-near.ts';
import { fetchGeometry, type MapGeometry } from './fetch-geometry.ts';
import type { MapDrawingProps } from './map-drawing.tsx';

/** How far the map has come. */
export type Drawing =
  | { state: 'waiting' | 'failed' }
  | { state: 'drawn'; MapDrawing: ComponentType<MapDrawingProps>; geometry: MapGeometry };

/** The code of the drawing; its file may be gone since a new release. */
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

/** Fetches what draws the map once its frame comes near the viewport, and anew when it is asked to. */
export function useDrawing(frame: RefObject<HTMLElement | null>): { drawing: Drawing; load: () => void } {
  const [drawing, setDrawing] = useState<Drawing>({ state: 'waiting' });
  const load = useCallback(() => {
    setDrawing({ state: 'waiting' });
    void loadDrawing().then(setDrawing);
  }, []);
  useEffect(() => (frame.current === null ? undefined : watchNear(frame.current, load)), [frame, load]);
  return { drawing, load };
}
