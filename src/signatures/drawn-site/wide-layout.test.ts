import { expect, it } from 'vitest';
import { listTurbines, project } from '#src/ui/site-drawing/camera.ts';
import { listRange, type Point } from '#src/ui/site-drawing/path.ts';
import { measureRidge } from '#src/ui/site-drawing/backdrop.ts';
import { sitePlaces } from '#src/ui/site-drawing/site-places.ts';
import {
  areas,
  camera,
  describeBackdrop,
  describeLayout,
  describeHop,
  describeRidge,
} from './wide-layout.ts';

const HUB_M = 107;
const ROTOR_M = 65;
const directions = ['ltr', 'rtl'] as const;

/** Places along the hop, close to each other. */
function followHop(direction: 'ltr' | 'rtl'): Point[] {
  const { from, to } = describeHop(describeBackdrop(direction));
  return listRange(0, 60, 1).map((step): Point => {
    const share = step / 60;
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  });
}

it.each(directions)('the hop passes above the ridge in %s', (direction) => {
  const { seed } = describeBackdrop(direction);
  const clearances = followHop(direction).map(([x, y]) => measureRidge(describeRidge(seed), x) - y);
  expect(Math.min(...clearances)).toBeGreaterThan(20);
});

it.each(directions)('no rotor turns in the hop in %s', (direction) => {
  const { rows } = describeBackdrop(direction);
  const distances = listTurbines(camera, rows).flatMap((place) => {
    const [x, foot] = project(camera, place);
    const meter = camera.focal / place[1];
    return followHop(direction).map(
      (at) => Math.hypot(at[0] - x, at[1] - (foot - HUB_M * meter)) - ROTOR_M * meter,
    );
  });
  expect(Math.min(...distances)).toBeGreaterThan(0);
});

it.each(directions)('the mark of every place stands where a visitor points at it in %s', (direction) => {
  const { marks } = describeLayout(direction);
  for (const place of sitePlaces) {
    const [x, y] = marks[place];
    const [left, top, width, height] = areas[place];
    expect(
      [x - left, left + width - x, y - top, top + height - y].every((room) => room > 0),
      place,
    ).toBe(true);
  }
});
