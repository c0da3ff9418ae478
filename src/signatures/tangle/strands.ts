import type { Point } from '#src/ui/drawing.tsx';

/** How far a strand turns from place to place: a little more than half, so that it runs through the middle. */
const TURN = 3.6;

/** One composition of the tangle: its size, where its strands begin, cross and have become one. */
export type StrandsLayout = {
  width: number;
  height: number;
  knot: { x: number; y: number; reachX: number; reachY: number; turns: number };
  begin: (strand: number, count: number) => Point[];
  end: (apart: number) => Point[];
  /** The line that is left, to the edge of the drawing. */
  line: string;
};

/** Beside the tasks: from side to side. */
export const wideLayout: StrandsLayout = {
  width: 560,
  height: 480,
  knot: { x: 262, y: 240, reachX: 186, reachY: 216, turns: 14 },
  begin: (strand, count) => {
    const start = (480 * (strand + 0.5)) / count;
    return [
      [0, start],
      [30, start],
      [76, start + (240 - start) * 0.12],
    ];
  },
  end: (apart) => [
    [468, 240 + apart * 40],
    [508, 240 + apart * 9],
    [540, 240],
  ],
  line: 'M536 240H560',
};

/** Below the tasks: two strands come down on either side of the middle, the line goes on down where reading starts. */
export const uprightLayout: StrandsLayout = {
  width: 350,
  height: 290,
  knot: { x: 196, y: 130, reachX: 142, reachY: 116, turns: 12 },
  begin: (strand) => {
    const start = 175 + (strand % 2 === 0 ? -1 : 1) * (strand < 2 ? 12 : 34);
    return [
      [start, 0],
      [start, 14],
    ];
  },
  end: (apart) => [
    [52 + apart * 14, 206 + apart * 12],
    [12 + apart * 4, 240 + apart * 4],
    [3, 272],
  ],
  line: 'M3 268V290',
};

/** A number between -1 and 1 that depends on its place alone. */
function scatter(place: number): number {
  const value = Math.sin(place * 127.1 + 31.7) * 43_758.5453;
  return (value - Math.floor(value)) * 2 - 1;
}

/** Places that a strand passes, from where its task begins to where all are one. */
function placeStrand({ knot, begin, end }: StrandsLayout, strand: number, count: number): Point[] {
  const turns = Array.from({ length: knot.turns }, (_, turn): Point => {
    const angle = turn * TURN + strand * 1.3 + scatter(strand * 29 + turn) * 0.5;
    const far = 0.62 + 0.38 * scatter(strand * 17 + turn * 3);
    return [knot.x + Math.cos(angle) * knot.reachX * far, knot.y + Math.sin(angle) * knot.reachY * far];
  });
  return [...begin(strand, count), ...turns, ...end(strand - (count - 1) / 2)];
}

const round = ([x, y]: Point) => `${Math.round(x)} ${Math.round(y)}`;

/** The handle of a curve at a point, as long as a third of the piece that it bends. */
function reachFrom(at: Point, before: Point, after: Point, piece: number): Point {
  const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
  const share = piece / (length * 3);
  return [at[0] + (after[0] - before[0]) * share, at[1] + (after[1] - before[1]) * share];
}

/** A smooth curve through points, as the attribute `d`. */
function drawThrough(points: readonly Point[]): string {
  const at = (index: number): Point => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];
  const curves = points.slice(1).map((to, index) => {
    const from = at(index);
    const piece = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const leave = reachFrom(from, at(index - 1), to, piece);
    const arrive = reachFrom(to, at(index + 2), from, piece);
    return `C${round(leave)} ${round(arrive)} ${round(to)}`;
  });
  return `M${round(at(0))}${curves.join('')}`;
}

/** One strand for each task. */
export function drawStrands(layout: StrandsLayout, count: number): string[] {
  return Array.from({ length: count }, (_, strand) => drawThrough(placeStrand(layout, strand, count)));
}
