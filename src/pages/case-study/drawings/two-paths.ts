import { drawDot, drawMast, drawPerson } from './shapes.ts';
import type { Draw, Format, Layer } from './sketch.ts';
import { createPen, type Point, roughness, spread } from './terrain.ts';

type Label = 'plant' | 'ring' | 'fiber' | 'radio' | 'control';

/** Blocks of the plant, each with an inverter station between its two fields, column by column. */
const GRID = { columns: 5, rows: 2, breadth: 128, field: 62, aisle: 26, gap: 22 };
/**
 * A plan is never mirrored: north is up in every language. `doors` are the levels at which the ring enters the building.
 */
const LAYOUTS = {
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

type Layout = (typeof LAYOUTS)[keyof typeof LAYOUTS];

/** The layout for screens. */
export const plantLayout = (format: Format): Layout => LAYOUTS[format];

/** The blocks of the plant with their inverter stations, and the ring that passes all of these and closes in the building. */
export function layPlant({ width, corner, control, doors }: Layout) {
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

type Plant = ReturnType<typeof layPlant>;

function drawPlant(layout: Layout, { scale, blocks, stations, ring, far }: Plant): Layer[] {
  const { line, box, at } = createPen(layout.width);
  const [breadth, field, aisle] = [GRID.breadth * scale, GRID.field * scale, GRID.aisle * scale];
  const tables = blocks.flatMap(([x, y]) =>
    [y, y + field + aisle].flatMap((top) =>
      spread(top + 4, top + field - 4, 6).map((level) =>
        line([
          [x, level],
          [x + breadth, level],
        ]),
      ),
    ),
  );
  const [x, y] = layout.corner;
  const site = box(x - 20, y - 20, far[0] - x + 40, far[1] - y + 40);
  return [
    { look: 'earth', d: site },
    { look: 'cut', d: tables.join('') },
    { look: 'fine', d: site },
    { look: 'fiber', d: line(ring) },
    { look: 'sun', d: stations.map((station) => drawDot(at(station), 8)).join('') },
  ];
}

/** The way out by radio, from the control building to the tower. */
function drawRadio({ width, control: [x, y], tower }: Layout): Layer[] {
  const { line, at } = createPen(width);
  const top: Point = [tower[0], tower[1] - 100];
  const waves = [26, 44, 62].map(
    (radius) => `M${top[0] - radius} ${top[1] - radius / 2}a${radius} ${radius} 0 0 0 0 ${radius}`,
  );
  return [
    {
      look: 'signal',
      d: line([
        [x + 66, y - 18],
        [top[0], top[1]],
      ]),
    },
    { look: 'path', d: waves.join('') },
    {
      look: 'object',
      d:
        drawMast(at(tower), 104, 14) +
        line([
          [x + 66, y],
          [x + 66, y - 20],
        ]),
    },
  ];
}

/** The way out by the shared fiber, with its cut, and the control building. */
function drawFiber({ width, height, control: [x, y], cut }: Layout): Layer[] {
  const { line, box, at } = createPen(width);
  const [cx, cy] = at(cut);
  const exit: Point[] = [
    [x + 40, y + 64],
    [x + 40, cut[1]],
    [cut[0] - 18, cut[1]],
  ];
  const beyond: Point[] = [
    [cut[0] + 18, cut[1]],
    [width, cut[1]],
  ];
  // The trench is not the plant's: cables of others run through it from edge to edge, and are cut with it.
  const neighbours = [-10, 10].flatMap((side) =>
    [
      [0, cut[0] - 18],
      [cut[0] + 18, width],
    ].map(([start = 0, end = 0]) =>
      line([
        [start, cut[1] + side],
        [end, cut[1] + side],
      ]),
    ),
  );
  return [
    { look: 'hair', d: neighbours.join('') },
    { look: 'fiber', d: line(exit) + line(beyond) },
    { look: 'fault', d: `M${cx - 9} ${cy - 9}l18 18m0-18l-18 18` },
    { look: 'solid', d: box(x, y, ...BUILDING) },
    { look: 'lit', d: drawPerson([x + 104, y + 64]) + drawPerson([cx + 34, Math.min(cy + 46, height - 12)]) },
  ];
}

/** A solar plant and its two ways out, which share neither cable nor place. */
export const drawTwoPaths: Draw<Label, Format> = (format, isMirrored) => {
  const begin = isMirrored ? { anchor: 'end' as const } : {};
  const layout = plantLayout(format);
  const { width, height, control, tower, cut, corner } = layout;
  const plant = layPlant(layout);
  const { far } = plant;
  const { line } = createPen(width);
  const isWide = format !== 'narrow';
  const land = spread(24, height - 24, isWide ? 8 : 10).map((level, row) =>
    line(spread(0, width, 60).map((x): Point => [x, level + 15 * roughness(60 + row, (x / width) * 5)])),
  );
  return {
    width,
    height,
    layers: [
      { look: 'contour', d: land.join('') },
      ...drawPlant(layout, plant),
      ...drawRadio(layout),
      ...drawFiber(layout),
    ],
    labels: isWide
      ? [
          { label: 'plant', at: [corner[0] - 20, far[1] + 56], ...begin },
          { label: 'ring', at: [corner[0] - 20, corner[1] - 38], ...begin },
          { label: 'fiber', at: [cut[0], cut[1] - 26], anchor: 'middle' },
          { label: 'radio', at: [tower[0] - 40, tower[1] + 36], anchor: 'middle' },
          { label: 'control', at: [control[0] + 54, control[1] + 96], ...begin },
        ]
      : [
          { label: 'plant', at: [corner[0] + 120, far[1] + 20] },
          { label: 'ring', at: [corner[0] + 330, corner[1] + 62] },
          { label: 'fiber', at: [cut[0], cut[1] - 40] },
          { label: 'radio', at: [tower[0] - 110, tower[1] - 112] },
          { label: 'control', at: [control[0] - 30, control[1] + 30] },
        ],
  };
};
