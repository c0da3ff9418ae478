import type { Format } from './sketch.ts';
import { type Point, spread } from './terrain.ts';

type Cell = { mast: Point; outline: Point[] };

/** A wind farm from above, in units of its drawing: where its turbines stand, and what the cells of its masts hold. */
export type WindPlan = {
  width: number;
  height: number;
  coastAt: (y: number) => number;
  /** Rows of turbines, each from west to east. */
  rows: Point[][];
  /** Where the roads were measured: at every turbine, and between them. */
  points: Point[];
  masts: readonly [Point, Point];
  cells: readonly [Cell, Cell];
  /** The roads: one beside each row, and one that joins them and leads to the control room. */
  roads: Point[][];
  /** The fiber: a ring that passes every turbine, and begins and ends in the control room. */
  ring: Point[];
  control: Point;
};

/** Turbines in each row, from north to south. */
const ROWS = [9, 9, 9, 8] as const;
/** What one turbine generates in the drawing, in megawatts: an example that adds up to the record. */
export const MEGAWATTS = 7.5;

const OUTLINE_POINTS = 80;

type Measures = {
  width: number;
  height: number;
  coast: number;
  /** First turbine of the first row, and the way to the next turbine and to the next row. */
  corner: Point;
  step: Point;
  masts: readonly [Point, Point];
  /** Halves of the breadth and of the height of a cell. */
  reach: Point;
  control: Point;
};

const LAYOUTS: Record<Format, Measures> = {
  wide: {
    width: 1440,
    height: 672,
    coast: 1190,
    corner: [404, 208],
    step: [60, 76],
    masts: [
      [575, 328],
      [734, 404],
    ],
    reach: [480, 282],
    control: [986, 342],
  },
  narrow: {
    width: 640,
    height: 740,
    coast: 606,
    corner: [140, 220],
    step: [35, 84],
    masts: [
      [276, 356],
      [332, 440],
    ],
    reach: [264, 300],
    control: [500, 378],
  },
  sheet: {
    width: 1200,
    height: 720,
    coast: 1010,
    corner: [296, 232],
    step: [57, 78],
    masts: [
      [459, 356],
      [552, 432],
    ],
    reach: [428, 286],
    control: [838, 378],
  },
};

/** The uneven edge of what a mast covers. */
function outlineCell([x, y]: Point, [breadth, tall]: Point, turn: number): Point[] {
  return spread(0, 2 * Math.PI, OUTLINE_POINTS + 1)
    .slice(1)
    .map((angle): Point => {
      const uneven = 1 + 0.035 * Math.sin(3 * angle + turn) + 0.03 * Math.sin(5 * angle - turn * 2);
      return [x + breadth * uneven * Math.cos(angle), y - 26 + tall * uneven * Math.sin(angle)];
    });
}

/** How far a road runs beside its turbines. */
const ROAD = 15;

/** A ring from the control room along all rows and back, so that each turbine is reached from two sides. */
function layRing(rows: readonly Point[][], [x, y]: Point, trunk: number): Point[] {
  const [first = [], second = [], third = [], last = []] = rows;
  const levelOf = (row: readonly Point[]) => row.at(-1)?.[1] ?? 0;
  return [
    [x, y - 7],
    [trunk, y - 7],
    [trunk, levelOf(first)],
    ...first.toReversed(),
    ...second,
    [trunk - 15, levelOf(second)],
    [trunk - 15, levelOf(third)],
    ...third.toReversed(),
    ...last,
    [trunk, levelOf(last)],
    [trunk, y + 7],
    [x, y + 7],
  ];
}

/** Lays out the farm: rows that follow the land, roads beside them, and two masts between them. */
export function layWindPlan(format: Format): WindPlan {
  const { width, height, coast, corner, step, masts, reach, control } = LAYOUTS[format];
  const rows = ROWS.map((count, row) =>
    spread(0, count - 1, count).map((place): Point => [
      corner[0] + (place + (row % 2 === 0 ? 0 : 0.35)) * step[0],
      corner[1] + row * step[1] + 14 * Math.sin((place / count) * Math.PI),
    ]),
  );
  const [north, south] = masts;
  const trunk = corner[0] + 8.35 * step[0] + 30;
  const joint = trunk + 12;
  const beside = rows.map((row) =>
    [...row, [joint, row.at(-1)?.[1] ?? 0] as const].map(([x, y]): Point => [x, y + ROAD]),
  );
  const joined = beside.map((road): Point => [joint, road.at(-1)?.[1] ?? 0]);
  const home: Point[] = [
    [joint, control[1] + 24],
    [control[0] + 34, control[1] + 24],
  ];
  return {
    width,
    height,
    coastAt: (y) => coast + 52 * Math.sin(y / 150 + 0.6) + 16 * Math.sin(y / 61) + (y - height / 2) * 0.1,
    rows,
    points: rows.flatMap((row) =>
      row.flatMap(([x, y]): Point[] => [
        [x, y + ROAD],
        [x + step[0] / 2, y + ROAD],
      ]),
    ),
    masts,
    cells: [
      { mast: north, outline: outlineCell(north, reach, 0.4) },
      { mast: south, outline: outlineCell(south, reach, 2.1) },
    ],
    roads: [...beside, joined, home],
    ring: layRing(rows, control, trunk),
    control,
  };
}
