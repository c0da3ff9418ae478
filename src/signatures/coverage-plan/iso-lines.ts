import type { Point } from '#src/ui/site-drawing/path.ts';

/** A height, or a strength, at every place of a plan. */
export type Field = (place: Point) => number;

/** The part of a plan that is looked at, and how finely. */
export type Window = { width: number; height: number; step: number };

type Segment = readonly [from: Point, to: Point];
type Corner = readonly [place: Point, value: number];

/** Lines along which a field has a value, each from its end to its end, or closed. */
export function findIsoLines(field: Field, level: number, { width, height, step }: Window): Point[][] {
  const segments: Segment[] = [];
  for (let y = 0; y < height; y += step) {
    for (let x = 0; x < width; x += step) segments.push(...crossCell(field, level, [x, y], step));
  }
  return joinSegments(segments);
}

/** Where the line crosses one cell. Of two triangles each is crossed once or not at all. */
function crossCell(field: Field, level: number, [x, y]: Point, step: number): Segment[] {
  const places: Point[] = [
    [x, y],
    [x + step, y],
    [x + step, y + step],
    [x, y + step],
  ];
  const [a, b, c, d] = places.map((place): Corner => [place, field(place) - level]);
  if (a === undefined || b === undefined || c === undefined || d === undefined) return [];
  return [...crossTriangle([a, b, c]), ...crossTriangle([a, c, d])];
}

function crossTriangle(corners: readonly [Corner, Corner, Corner]): Segment[] {
  const [a, b, c] = corners;
  const sides: (readonly [Corner, Corner])[] = [
    [a, b],
    [b, c],
    [c, a],
  ];
  const [from, to] = sides.flatMap(([one, other]) =>
    one[1] >= 0 === other[1] >= 0 ? [] : [crossSide(one, other)],
  );
  return from === undefined || to === undefined ? [] : [[from, to]];
}

/** From the higher end, so that neighbors find the same place. */
function crossSide(one: Corner, other: Corner): Point {
  const [[[fromX, fromY], from], [[toX, toY], to]] = one[1] > other[1] ? [one, other] : [other, one];
  const share = from / (from - to);
  return [fromX + (toX - fromX) * share, fromY + (toY - fromY) * share];
}

const nameOf = ([x, y]: Point) => `${x.toFixed(2)} ${y.toFixed(2)}`;

function joinSegments(segments: readonly Segment[]): Point[][] {
  const byEnd = new Map<string, Set<Segment>>();
  for (const segment of segments) {
    for (const end of segment) {
      const name = nameOf(end);
      byEnd.set(name, (byEnd.get(name) ?? new Set()).add(segment));
    }
  }
  const left = new Set(segments);
  const takeNext = (end: Point): Point | undefined => {
    const here = nameOf(end);
    const next = [...(byEnd.get(here) ?? [])].find((segment) => left.has(segment));
    if (next === undefined) return undefined;
    left.delete(next);
    return nameOf(next[0]) === here ? next[1] : next[0];
  };
  const follow = (start: Point): Point[] => {
    const line: Point[] = [];
    for (let end = takeNext(start); end !== undefined; end = takeNext(end)) line.push(end);
    return line;
  };
  const lines: Point[][] = [];
  for (const segment of segments) {
    if (!left.delete(segment)) continue;
    const [from, to] = segment;
    lines.push([...follow(from).toReversed(), from, to, ...follow(to)]);
  }
  return lines;
}
