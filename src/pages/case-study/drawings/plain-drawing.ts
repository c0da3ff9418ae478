import type { CoastalPlain, Hill } from './coastal-plain.ts';
import type { Layer } from './sketch.ts';
import { type createPen, type Point, roughness, spread } from './terrain.ts';

type Pen = ReturnType<typeof createPen>;
type Range = { crest: Point[]; shades: Point[][] };

/** Height of the ranges above the foot of the mountains, the farthest first, and how far behind it each begins. */
const RANGES = [
  { tall: 106, behind: 32, summits: 6.4 },
  { tall: 98, behind: 18, summits: 9 },
  { tall: 66, behind: 5, summits: 12 },
] as const;
type Measure = (typeof RANGES)[number];
/** Least height of a summit above the valley before it; lower ones cast no shade. */
const LEAST_DROP = 9;

/** A crest that is sharp above and soft below, and the sides of its summits that lie in shade: those where reading starts. */
function layRange({ width, footAt }: CoastalPlain, { tall, behind, summits }: Measure): Range {
  const levelAt = (x: number) => {
    const ridge = 1 - Math.abs(roughness(summits * 10, (x / width) * summits));
    return (
      footAt(x) - behind - tall * ridge ** 3 - tall * 0.09 * roughness(50 + behind, (x / width) * summits * 6)
    );
  };
  const crest = spread(-20, width + 20, Math.round(width / 11)).map((x): Point => [x, levelAt(x)]);
  const shades: Point[][] = [];
  let side: Point[] = [];
  for (const [index, point] of crest.entries()) {
    const next = crest[index + 1];
    const isRising = next !== undefined && next[1] < point[1];
    side.push(point);
    if (isRising) continue;
    const [valley = point] = side;
    const drop = valley[1] - point[1];
    if (drop > LEAST_DROP) {
      const [x, y] = point;
      const deep = (footAt(x) - behind * 0.4 - y) * 0.86;
      shades.push([
        ...side,
        [x + deep * 0.1, y + deep * 0.26],
        [x - deep * 0.02, y + deep * 0.5],
        [x + deep * 0.08, y + deep * 0.72],
        [x - deep * 0.08, y + deep],
        [valley[0] - drop * 0.1, Math.min(valley[1] + deep * 0.4, y + deep * 0.9)],
      ]);
    }
    side = [];
  }
  return { crest, shades };
}

/** Three ranges, one before the other: each is darker, and its shaded sides are deeper, as it comes nearer. */
export function drawMountains(plain: CoastalPlain, { line }: Pen): Layer[] {
  const { width, footAt } = plain;
  const foot = line(spread(width + 20, -20, 60).map((x): Point => [x, footAt(x)])).slice(1);
  const [far, middle, near] = RANGES.map((measure) => layRange(plain, measure));
  const ground = (range?: Range) => `${line(range?.crest ?? [])}L${foot}z`;
  const shade = (range?: Range) => (range?.shades ?? []).map((side) => `${line(side)}z`).join('');
  return [
    { look: 'plain', d: ground(far) },
    { look: 'contour', d: line(far?.crest ?? []) },
    { look: 'earth', d: ground(middle) },
    { look: 'shade', d: shade(middle) },
    { look: 'fine', d: line(middle?.crest ?? []) },
    { look: 'rock', d: ground(near) },
    { look: 'shade', d: shade(near) },
    { look: 'object', d: line(near?.crest ?? []) },
  ];
}

const crestOf = ({ foot: [x, y], breadth, tall }: Hill): Point[] => [
  [x - breadth / 2, y],
  [x - breadth * 0.3, y - tall * 0.42],
  [x - breadth * 0.16, y - tall * 0.6],
  [x - breadth * 0.02, y - tall],
  [x + breadth * 0.12, y - tall * 0.7],
  [x + breadth * 0.26, y - tall * 0.52],
  [x + breadth / 2, y],
];

/** The foot of a hill, from its far side back. */
const footOf = ({ foot: [x, y], breadth }: Hill): Point[] => [
  [x + breadth * 0.28, y + 4],
  [x - breadth * 0.1, y + 6],
  [x - breadth * 0.34, y + 3],
];

/** The side of a hill where reading starts, from its summit down and around. */
function shadeOf(hill: Hill): Point[] {
  const { breadth, tall } = hill;
  const [x, y] = hill.foot;
  const crest = crestOf(hill);
  return [
    ...crest.slice(3, 4),
    [x + breadth * 0.04, y - tall * 0.6],
    [x - breadth * 0.06, y - tall * 0.3],
    [x - breadth * 0.02, y + 6],
    ...footOf(hill).slice(-1),
    ...crest.slice(0, 3),
  ];
}

/** The plain with its contours, dry rivers and hills, and the sea with its depths. */
export function drawPlain(
  { width, height, contours, rivers, hills, shoreAt }: CoastalPlain,
  { line, curve, x }: Pen,
): Layer[] {
  const edge = (down: number) =>
    spread(-40, width + 40, 44).map((place): Point => [
      place,
      shoreAt(place) + down + (down > 0 ? 4 * roughness(80 + down, place / 160) : 0),
    ]);
  const shore = curve(edge(0));
  const braids = rivers.flatMap((river, row) =>
    [-1, 1].map((side) =>
      curve(
        river.map(([place, level], index): Point => [
          place + side * (3 + index * 2 + 3 * roughness(row * 9 + side, index)),
          level,
        ]),
      ),
    ),
  );
  const [, coast = []] = contours;
  return [
    { look: 'plain', d: `${curve(coast)}V${height}H${x(-40)}z` },
    { look: 'contour', d: contours.map(curve).join('') },
    { look: 'fine', d: braids.join('') },
    { look: 'rock', d: hills.map((hill) => `${line([...crestOf(hill), ...footOf(hill)])}z`).join('') },
    { look: 'shade', d: hills.map((hill) => `${line(shadeOf(hill))}z`).join('') },
    { look: 'object', d: hills.map((hill) => line(crestOf(hill))).join('') },
    { look: 'water', d: `${shore}V${height}H${x(-40)}z` },
    { look: 'hair', d: [14, 32, 58].map((down) => curve(edge(down))).join('') },
    { look: 'object', d: shore },
  ];
}
