import { PRESS_MAP } from './map-frame.ts';
import { findPoint } from './project-point.ts';

/** Decimals of a degree that a finger on a map can mean. */
const DECIMALS = 2;

/**
 * Puts the place of a press on a map, `?map.x=512&map.y=270`, into the words of an address: `?place=27.31,33.52`. What was
 * typed as the place stays before it.
 * @returns the query as it was where it tells of no press inside the map
 */
export function namePressedPlace(query: string): string {
  const told = new URLSearchParams(query);
  const [across, down] = ['x', 'y'].map((axis) =>
    Number(told.get(`${PRESS_MAP.name}.${axis}`) ?? Number.NaN),
  );
  for (const axis of ['x', 'y']) told.delete(`${PRESS_MAP.name}.${axis}`);
  if (across === undefined || down === undefined || !isOnMap(across, down)) return query;
  const [longitude, latitude] = findPoint(
    { x: (across / PRESS_MAP.width) * 100, y: (down / PRESS_MAP.height) * 100 },
    'press',
  );
  const place = `${latitude.toFixed(DECIMALS)},${longitude.toFixed(DECIMALS)}`;
  const typed = (told.get('place') ?? '').trim();
  told.set('place', typed === '' ? place : `${typed} (${place})`);
  return `?${told.toString()}`;
}

/** A key that presses the map has no place: browsers tell zero for both sides. */
function isOnMap(across: number, down: number): boolean {
  return across > 0 && down > 0 && across <= PRESS_MAP.width && down <= PRESS_MAP.height;
}
