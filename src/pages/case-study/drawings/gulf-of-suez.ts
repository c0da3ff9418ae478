import { layWindPlan, type WindPlan } from './wind-plan.ts';
import { drawMast, drawPerson, drawPlanTurbine } from './shapes.ts';
import type { Draw, Format, LabelPlace, Layer } from './sketch.ts';
import { createPen, type Point, roughness, spread } from './terrain.ts';

type Label = 'masts' | 'cells' | 'points' | 'fiber' | 'alone';

const CONTOURS = 15;

/** Land that rises from the coast inland, and the sea with its depths. */
function drawLand({ width, height, coastAt }: WindPlan): Layer[] {
  const { line } = createPen(width);
  const levels = spread(-20, height + 20, 64);
  const along = (offset: number, rough: number, seed: number) =>
    line(
      levels.map((y): Point => [coastAt(y) - offset + rough * roughness(21, y / 190 + seed * 0.13, 2), y]),
    );
  const shore = along(0, 0, 0);
  const inland = spread(1, CONTOURS, CONTOURS).map((row) => along(row * (34 + row * 3.2), 16 + row * 9, row));
  const depths = [16, 40, 72, 112].map((depth, row) => along(-depth, 6 + row * 3, -row));
  return [
    { look: 'contour', d: inland.join('') },
    { look: 'water', d: `${shore}L${width} ${height + 20}V-20z` },
    { look: 'hair', d: depths.join('') },
    { look: 'object', d: shore },
  ];
}

/** What covers the site: two cells, each around every turbine. */
function drawCells({ width, cells }: WindPlan): Layer[] {
  const { line } = createPen(width);
  const outlines = cells.map(({ outline }) => `${line(outline)}z`);
  return [...outlines.map((d): Layer => ({ look: 'cover', d })), { look: 'signal', d: outlines.join('') }];
}

/** Rows of turbines with their roads and their ring of fiber, which begins and ends in the control room. */
function drawRows({ width, rows, roads, ring, control, points }: WindPlan, radius: number): Layer[] {
  const { line, box, at } = createPen(width);
  const symbols = rows.flat().map((turbine) => drawPlanTurbine(at(turbine), radius));
  return [
    { look: 'fine', d: roads.map(line).join('') },
    { look: 'fiber', d: line(ring) },
    { look: 'points', d: points.map((point) => `M${at(point).join(' ')}h0`).join('') },
    { look: 'object', d: symbols.join('') },
    { look: 'solid', d: box(control[0], control[1] - 15, 40, 30) },
  ];
}

function drawStations({ masts, control, rows }: WindPlan, tall: number): Layer[] {
  const antennas = masts.map(([x, y]) => `M${x - 6} ${y - tall + 4}v-16m6 14v-20m6 22v-16`);
  const [x = 0, y = 0] = rows[2]?.[0] ?? [];
  return [
    { look: 'object', d: masts.map((mast) => drawMast(mast, tall, 10)).join('') },
    { look: 'signal', d: antennas.join('') },
    {
      look: 'lit',
      d:
        drawPerson([Math.round(x) - 18, Math.round(y) + 8]) +
        [54, 66].map((step) => drawPerson([control[0] + step, control[1] + 15])).join(''),
    },
  ];
}

function placeLabels(
  { cells, masts, control, rows }: WindPlan,
  format: Format,
  isMirrored: boolean,
): LabelPlace<Label>[] {
  const begin = isMirrored ? { anchor: 'end' as const } : {};
  const [west = [0, 0]] = rows[2] ?? [];
  const bottom = rows.at(-1)?.[4] ?? [0, 0];
  const inner = rows[0]?.[5] ?? [0, 0];
  const [north, south] = masts;
  const between: Point = [(north[0] + south[0]) / 2, (north[1] + south[1]) / 2];
  const edge = cells[1].outline[24] ?? [0, 0];
  return format === 'wide'
    ? [
        { label: 'masts', at: [between[0], between[1] - 26], anchor: 'middle', ground: 'onCovers' },
        { label: 'cells', at: [masts[0][0] - 50, 78], anchor: 'middle', ground: 'onCover' },
        { label: 'points', at: [bottom[0] - 64, bottom[1] + 60], anchor: 'middle', ground: 'onCovers' },
        { label: 'fiber', at: [inner[0] + 64, inner[1] + 44], anchor: 'middle', ground: 'onCovers' },
        { label: 'alone', at: [west[0] - 66, west[1] - 28], ground: 'onCovers', ...begin },
      ]
    : [
        { label: 'masts', at: [between[0] - 4, between[1] - 28] },
        { label: 'cells', at: edge },
        { label: 'points', at: [bottom[0], bottom[1] + 46] },
        { label: 'fiber', at: [control[0] - 24, control[1] - 50] },
        { label: 'alone', at: [west[0] - 52, west[1]] },
      ];
}

/** The plan of a wind farm by the sea: two masts, and around each of them a cell that holds every turbine and road. */
export const drawGulfOfSuez: Draw<Label, Format> = (format, isMirrored) => {
  const plan = layWindPlan(format);
  return {
    width: plan.width,
    height: plan.height,
    layers: [
      ...drawLand(plan),
      ...drawCells(plan),
      ...drawRows(plan, format === 'narrow' ? 12 : 16),
      ...drawStations(plan, format === 'narrow' ? 52 : 60),
    ],
    labels: placeLabels(plan, format, isMirrored),
  };
};
