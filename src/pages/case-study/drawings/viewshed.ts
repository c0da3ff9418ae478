import type { CoastalPlain, Hill } from './coastal-plain.ts';
import { type Point, roughness } from './terrain.ts';

const RAYS = 72;
const TURN = (2 * Math.PI) / RAYS;
/** How far from a ray a place is that it reaches as well, so that the edge never passes close to one. */
const BESIDE = 34;
/** Part of the margin that stays between what has to be reached and the edge. */
const LEAST_SHARE = 0.3;

/** Says whether a place lies on a hill, or so close to it that the hill stands in the way. */
export function isOnHill({ foot: [x, y], breadth, tall }: Hill, [px, py]: Point): boolean {
  return ((px - x) / (breadth * 0.56)) ** 2 + ((py - y + tall * 0.3) / (tall * 0.58)) ** 2 < 1;
}

/** Means of each value and those beside it: ground bends waves around its edges. */
function soften(values: readonly number[]): number[] {
  return values.map(
    (value, index) =>
      (value * 2 + (values.at(index - 1) ?? value) + (values[(index + 1) % values.length] ?? value)) / 4,
  );
}

/**
 * The edge of what a mast covers: around every place that it has to reach, as far as the ground lets its waves go on.
 * Hills and mountains stop them; down the slope they go further.
 */
export function outlineCover(
  { hills, footAt }: CoastalPlain,
  mast: Point,
  places: readonly Point[],
  { margin, seed }: { margin: number; seed: number },
): Point[] {
  const needed = Array.from({ length: RAYS }, (_, ray) => {
    const [cos, sin] = [Math.cos(ray * TURN), Math.sin(ray * TURN)];
    const along = places
      .map(([x, y]): Point => [x - mast[0], y - mast[1]])
      .filter(([x, y]) => Math.abs(x * sin - y * cos) < BESIDE)
      .map(([x, y]) => x * cos + y * sin);
    return Math.max(...along);
  });
  const at = (ray: number, far: number): Point => [
    mast[0] + far * Math.cos(ray * TURN),
    mast[1] + far * Math.sin(ray * TURN),
  ];
  const isStopped = (place: Point) =>
    place[1] < footAt(place[0]) + 6 || hills.some((hill) => isOnHill(hill, place));
  const reach = needed.map((least, ray) => {
    const free = margin * (1.5 + 0.7 * Math.sin(ray * TURN) + 0.9 * roughness(seed, ray / 7));
    let far = least + margin * LEAST_SHARE;
    while (far < least + free && !isStopped(at(ray, far + 2))) far += 2;
    return far;
  });
  return soften(soften(reach)).map((soft, ray) => {
    const least = (needed[ray] ?? 0) + margin * LEAST_SHARE;
    let far = soft;
    while (far > least && isStopped(at(ray, far))) far -= 1;
    return at(ray, far);
  });
}
