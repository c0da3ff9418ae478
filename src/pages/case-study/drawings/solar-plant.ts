import type { Point } from './terrain.ts';

/** Blocks of the plant, each with an inverter station between its two fields, column by column. */
export const GRID = { columns: 5, rows: 2, breadth: 128, field: 62, aisle: 26, gap: 22 };
/**
 * A plan is never mirrored: north is up in every language. `doors` are the levels at which the ring enters the building.
 */
export const plantLayouts = {
  wide: {
    width: 1440,
    height: 560,
    corner: [92, 96],
    control: [940, 225],
    tower: [1290, 150],
    cut: [1180, 506],
    doors: [241, 273],
  },
  narrow: {
    width: 640,
    height: 760,
    corner: [24, 40],
    control: [150, 470],
    tower: [520, 470],
    cut: [420, 672],
    doors: [515, 490],
  },
  sheet: {
    width: 1200,
    height: 720,
    corner: [60, 170],
    control: [866, 300],
    tower: [1090, 240],
    cut: [1060, 600],
    doors: [316, 348],
  },
} as const;

/** Breadth and depth of the control building. */
export const BUILDING = [80, 64] as const;

export type PlantLayout = (typeof plantLayouts)[keyof typeof plantLayouts];

/** The blocks of the plant with their inverter stations, and the ring that passes all of these and closes in the building. */
export function layPlant({ width, corner, control, doors }: PlantLayout) {
  const { columns, rows, breadth, field, aisle, gap } = GRID;
  const scale = width < 1000 ? 0.8 : 1;
  const tall = 2 * field + aisle;
  const blocks = Array.from({ length: columns * rows }, (_, block): Point => {
    const [column, row] = [block % columns, Math.floor(block / columns)];
    return [corner[0] + column * (breadth + gap) * scale, corner[1] + row * (tall + gap) * scale];
  });
  const stations = blocks.map(([x, y]): Point => [
    x + (breadth * scale) / 2,
    y + (field + aisle / 2) * scale,
  ]);
  const far: Point = [
    corner[0] + (columns * (breadth + gap) - gap) * scale,
    corner[1] + (rows * (tall + gap) - gap) * scale,
  ];
  const west = corner[0] - 10;
  const [upper, lower] = [stations.slice(0, columns), stations.slice(columns)];
  const [north, south] = [upper[0]?.[1] ?? 0, lower[0]?.[1] ?? 0];
  const isBeside = control[0] > far[0];
  const door = isBeside ? control[0] : control[0] + BUILDING[0];
  const [first, last] = isBeside ? [far[0] + 10, far[0] + 10] : [far[0] + 12, far[0]];
  const ring: Point[] = [
    [door, doors[0]],
    [first, doors[0]],
    [first, north],
    ...upper.toReversed(),
    [west, north],
    [west, south],
    ...lower,
    [last, south],
    [last, doors[1]],
    [door, doors[1]],
  ];
  return { scale, blocks, stations, ring, far };
}

export type Plant = ReturnType<typeof layPlant>;
