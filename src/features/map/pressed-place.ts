import { acceptAnswer, readAnswer } from '#src/routing/address-answers.ts';
import { findPoint, measurePressMap, type PressShape, pressShapes } from './project-point.ts';

/** Decimals of a degree: the precision of a finger on the map. */
const DECIMALS = 2;

/**
 * Converts a press on a map, `?press-mena.x=512&press-mena.y=270`, into an answer: `?place=27.31,33.52`. A place that
 * was typed stays before it, or stays alone if both together are too long for an answer.
 * @returns the query unchanged if it contains no press inside a map
 */
export function convertMapPress(query: string): string {
  const parameters = new URLSearchParams(query);
  const place = pressShapes
    .map((shape) => takePlace(parameters, shape))
    .find((pressed) => pressed !== undefined);
  if (place === undefined) return query;
  const typed = readAnswer(parameters, 'place');
  parameters.set('place', typed === '' ? place : acceptAnswer(`${typed} (${place})`) || typed);
  return `?${parameters.toString()}`;
}

/** Removes a press from the query; returns "latitude,longitude". A key press has no position: browsers send 0, 0. */
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
