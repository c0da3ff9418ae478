import { drawFigure, drawPerson } from './shapes.ts';
import type { Draw, LabelPlace, Layer, Format } from './sketch.ts';
import { createPen, type Point, spread } from './terrain.ts';

type Label = 'stores' | 'call' | 'desk' | 'suppliers';

/** Stores that call the desk: the figure of the record. */
export const STORES = 120;
/** Stores before which somebody stands and calls. */
const CALLING = [20, 52, 101];
/** How the stores stand: columns, the room of one, where the desk begins, and how many agents are seen. */
const LAYOUTS = {
  wide: {
    width: 1440,
    height: 520,
    columns: 15,
    step: [50, 50],
    corner: [72, 62],
    shop: 26,
    desk: [1010, 246],
  },
  narrow: {
    width: 640,
    height: 860,
    columns: 15,
    step: [38, 44],
    corner: [40, 40],
    shop: 22,
    desk: [150, 600],
  },
  sheet: {
    width: 1200,
    height: 720,
    columns: 15,
    step: [42, 60],
    corner: [60, 130],
    shop: 26,
    desk: [806, 310],
  },
} as const;

type Layout = (typeof LAYOUTS)[keyof typeof LAYOUTS];

/** Where the stores stand, row by row. */
function placeStores({ columns, step, corner }: Layout): Point[] {
  return Array.from({ length: STORES }, (_, store): Point => {
    const row = Math.floor(store / columns);
    return [corner[0] + (store % columns) * step[0], corner[1] + row * step[1]];
  });
}

/** A store in elevation: walls, a roof that overhangs, a door. */
function drawStore([x, y]: Point, size: number, { line, box }: ReturnType<typeof createPen>): string {
  const tall = size * 0.72;
  const door = box(x + size * 0.62, y + tall * 0.36, size * 0.2, tall * 0.64);
  return (
    box(x, y, size, tall) +
    line([
      [x - 3, y],
      [x + size + 3, y],
    ]) +
    door
  );
}

/** The suppliers behind the desk, each on a line. */
function drawSuppliers({ desk: [x, y] }: Layout, { line, box }: ReturnType<typeof createPen>): Layer[] {
  const floor = y + 70;
  const suppliers = spread(x + 30, x + 310, 4).map((place) => box(place - 16, floor + 92, 32, 24));
  const lines = spread(x + 30, x + 310, 4).map((place) =>
    line([
      [x + 170, floor + 8],
      [place, floor + 92],
    ]),
  );
  return [
    { look: 'hair', d: lines.join('') },
    { look: 'paper', d: suppliers.join('') },
  ];
}

/** The desk: agents at screens. */
function drawDesk({ desk: [x, y] }: Layout, isMirrored: boolean, width: number): Layer[] {
  const { at, box, line } = createPen(width, isMirrored);
  const seats = spread(x + 50, x + 290, 5);
  const floor = y + 70;
  const screens = seats.map(
    (seat) =>
      box(seat + 12, floor - 40, 22, 15) +
      line([
        [seat + 23, floor - 25],
        [seat + 23, floor - 18],
      ]),
  );
  return [
    { look: 'lit', d: seats.map((seat) => drawFigure(at([seat, floor]))).join('') },
    { look: 'object', d: screens.join('') },
    { look: 'paper', d: box(x, floor - 18, 340, 8) + box(x + 10, floor - 10, 320, 18) },
    { look: 'signal', d: box(x, floor - 18, 340, 8) },
    {
      look: 'cut',
      d: line([
        [x - 24, floor + 8],
        [x + 364, floor + 8],
      ]),
    },
  ];
}

/** The rows of stores: how many, where they end, and where the line that all of them share turns to the desk. */
function measureRows(format: Format) {
  const { shop, desk, columns, step, corner } = LAYOUTS[format];
  const rows = STORES / columns;
  const [end, floor] = [corner[0] + (columns - 1) * step[0] + shop, desk[1] + 52];
  const trunk: Point =
    format !== 'narrow' ? [end + 70, floor] : [corner[0] + 262, corner[1] + rows * step[1] + 20];
  return { rows, end, floor, trunk };
}

/** The lines that gather from every row of stores and lead to the desk. */
function drawCalls(format: Format, pen: ReturnType<typeof createPen>): Layer[] {
  const { shop, desk, step, corner } = LAYOUTS[format];
  const { rows, end, floor, trunk } = measureRows(format);
  const collectors = Array.from({ length: rows }, (_, row) => {
    const level = corner[1] + row * step[1] + shop * 0.72 + 8;
    return pen.line([
      [corner[0], level],
      [end + 18, level],
    ]);
  });
  const top = corner[1] + shop * 0.72 + 8;
  const bottom = corner[1] + (rows - 1) * step[1] + shop * 0.72 + 8;
  const gather =
    format !== 'narrow'
      ? pen.line([
          [end + 18, top],
          [end + 18, bottom],
        ]) + pen.line([[end + 18, floor], trunk, [desk[0], floor]])
      : pen.line([
          [end + 18, top],
          [end + 18, trunk[1]],
          [desk[0] + 170, trunk[1]],
          [desk[0] + 170, desk[1] + 52],
        ]);
  return [
    { look: 'path', d: collectors.join('') },
    { look: 'signal', d: gather },
  ];
}

/** Every store on one line to one desk, composed from the reading start. */
export const drawServiceDesk: Draw<Label, Format> = (format, isMirrored) => {
  const layout = LAYOUTS[format];
  const { width, height, shop, desk, corner } = layout;
  const { end, floor, trunk } = measureRows(format);
  const pen = createPen(width, isMirrored);
  const stores = placeStores(layout);
  const callers = stores
    .filter((_, store) => CALLING.includes(store))
    .map(([x, y]) => drawPerson(pen.at([x + shop + 9, y + shop * 0.72 + 1])));
  const places: LabelPlace<Label>[] =
    format !== 'narrow'
      ? [
          { label: 'stores', at: [corner[0], height - 34] },
          { label: 'call', at: [(end + 18 + desk[0]) / 2, floor - 16], anchor: 'middle' },
          { label: 'desk', at: [desk[0], desk[1] + 8] },
          { label: 'suppliers', at: [desk[0], height - 34] },
        ]
      : [
          { label: 'stores', at: [corner[0] + 10, trunk[1] + 22] },
          { label: 'call', at: [desk[0] + 170, trunk[1] + 60] },
          { label: 'desk', at: [desk[0] - 60, desk[1] + 56] },
          { label: 'suppliers', at: [desk[0] - 40, desk[1] + 176] },
        ];
  return {
    width,
    height,
    layers: [
      ...drawCalls(format, pen),
      { look: 'paper', d: stores.map((store) => drawStore(store, shop, pen)).join('') },
      { look: 'lit', d: callers.join('') },
      ...drawSuppliers(layout, pen),
      ...drawDesk(layout, isMirrored, width),
    ],
    labels: places.map((place) => ({ ...place, at: pen.at(place.at) })),
  };
};
