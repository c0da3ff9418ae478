import { acceptAnswer, readAnswer } from '#src/routing/address-answers.ts';
import { findPoint, measurePressMap, type PressShape, pressShapes } from './project-point.ts';

/** Decimals of a degree that a finger on a map can mean. */
const DECIMALS = 2;

/**
 * Puts the place of a press on a map, `?press-mena.x=512&press-mena.y=270`, into the words of an address:
 * `?place=27.31,33.52`. What was typed as the place stays before it,
 * or alone where both together are too long for an answer.
 * @returns the query as it was where it tells of no press inside a map
 */
export function namePressedPlace(query: string): string {
  const parameters = new URLSearchParams(query);
  const place = pressShapes
    .map((shape) => takePlace(parameters, shape))
    .find((pressed) => pressed !== undefined);
  if (place === undefined) return query;
  const typed = readAnswer(parameters, 'place');
  parameters.set('place', typed === '' ? place : acceptAnswer(`${typed} (${place})`) || typed);
  return `?${parameters.toString()}`;
}

/** Takes the press on one map out of a query: latitude and longitude. A key that presses a map has no place: browsers tell zero for both sides. */
function takePlace(parameters: URLSearchParams, shape: PressShape): string | undefined {
  const { width, height } = measurePressMap(shape);
  const [across = 0, down = 0] = ['x', 'y'].map((axis) => Number(parameters.get(`${shape}.${axis}`)));
  for (const axis of ['x', 'y']) parameters.delete(`${shape}.${axis}`);
  if (!(across > 0 && down > 0 && across <= width && down <= height)) return undefined;
  const point = findPoint({ x: (across / width) * 100, y: (down / height) * 100 }, shape);
  return point
    .toReversed()
    .map((degrees) => degrees.toFixed(DECIMALS))
    .join(',');
}
