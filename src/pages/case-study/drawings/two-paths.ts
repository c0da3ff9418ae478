import { drawDot, drawMast, drawPerson } from './shapes.ts';
import type { Draw, Format, Layer } from './sketch.ts';
import { BUILDING, GRID, layPlant, type Plant, type PlantLayout, plantLayouts } from './solar-plant.ts';
import { createPen, type Point, roughness, spread } from './terrain.ts';

/** What labels keep free at the edges of wide screens: the margin of the page. */
const MARGIN = 72;

type Label = 'plant' | 'ring' | 'fiber' | 'radio' | 'control';

function drawPlant(layout: PlantLayout, { scale, blocks, stations, ring, far }: Plant): Layer[] {
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
function drawRadio({ width, control: [x, y], tower }: PlantLayout): Layer[] {
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
function drawFiber({ width, height, control: [x, y], cut }: PlantLayout): Layer[] {
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
  const [begin, finish] = isMirrored ? [{ anchor: 'end' as const }, {}] : [{}, { anchor: 'end' as const }];
  const layout = plantLayouts[format];
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
          { label: 'radio', at: [width - MARGIN, tower[1] + 52], ...finish },
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
