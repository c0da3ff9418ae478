type Point = readonly [x: number, y: number];

/** Size of the drawing, which is stretched to its frame. */
export const TANGLE = { width: 560, height: 480 } as const;
const MIDDLE = TANGLE.height / 2;
/** Where the strands cross, how far they reach, and where they have become one. */
const KNOT = { x: 262, reachX: 178, reachY: 216 } as const;
const MERGED = 540;
const LOOPS = 12;

/** A number between -1 and 1 that depends on its place alone. */
function scatter(place: number): number {
  const value = Math.sin(place * 127.1 + 31.7) * 43_758.5453;
  return (value - Math.floor(value)) * 2 - 1;
}

/** Places that a strand passes, from where its task begins to where all are one. */
function placeStrand(strand: number, count: number): Point[] {
  const start = (TANGLE.height * (strand + 0.5)) / count;
  const knot = Array.from({ length: LOOPS }, (_, turn): Point => {
    const angle = turn * 2.2 + strand * 1.3 + scatter(strand * 29 + turn) * 0.5;
    const far = 0.5 + 0.5 * Math.abs(scatter(strand * 17 + turn * 3));
    return [KNOT.x + Math.cos(angle) * KNOT.reachX * far, MIDDLE + Math.sin(angle) * KNOT.reachY * far];
  });
  const apart = strand - (count - 1) / 2;
  return [
    [0, start],
    [30, start],
    [76, start + (MIDDLE - start) * 0.12],
    ...knot,
    [468, MIDDLE + apart * 40],
    [508, MIDDLE + apart * 9],
    [MERGED, MIDDLE],
  ];
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
export function drawStrands(count: number): string[] {
  return Array.from({ length: count }, (_, strand) => drawThrough(placeStrand(strand, count)));
}

/** The line that is left, to the edge of the drawing. */
export const onlyLine = `M${MERGED - 4} ${MIDDLE}H${TANGLE.width}`;
