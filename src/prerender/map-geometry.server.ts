import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'zod';

/** The continent that the map never shows. */
const ANTARCTICA = '010';
/** Steps of the grid in one step of the trimmed one: a tenth of a degree or so, less than a pixel of the map. */
const COARSER = 25;

const arcNumbers = z.array(z.number().int());
const shape = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Polygon'), id: z.string().optional(), arcs: z.array(arcNumbers) }),
  z.object({
    type: z.literal('MultiPolygon'),
    id: z.string().optional(),
    arcs: z.array(z.array(arcNumbers)),
  }),
]);
const pair = z.tuple([z.number(), z.number()]);
const topology = z.object({
  objects: z.object({ countries: z.object({ geometries: z.array(shape) }) }),
  arcs: z.array(z.array(pair)),
  transform: z.object({ scale: pair, translate: pair }),
});

type Shape = z.infer<typeof shape>;
type Pair = z.infer<typeof pair>;

/** The countries of the world as one file for the browser: without Antarctica, names and detail that no map shows. */
export function trimGeometry(): string {
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-110m.json');
  const { objects, arcs, transform } = topology.parse(JSON.parse(readFileSync(file, 'utf8')));
  const shapes = objects.countries.geometries.filter(({ id }) => id !== ANTARCTICA);
  const used = [...new Set(shapes.flatMap(listArcs))];
  const positions = new Map(used.map((arc, position) => [arc, position]));
  const rename = (number: number) => {
    const position = positions.get(arcOf(number)) ?? 0;
    return number < 0 ? ~position : position;
  };
  const [width, height] = transform.scale;
  return JSON.stringify({
    type: 'Topology',
    objects: {
      countries: { type: 'GeometryCollection', geometries: shapes.map((each) => renameArcs(each, rename)) },
    },
    arcs: used.map((arc) => coarsen(arcs[arc] ?? [])),
    transform: { scale: [width * COARSER, height * COARSER], translate: transform.translate },
  });
}

/** An arc that is walked backwards has the complement of its number. */
function arcOf(number: number): number {
  return number < 0 ? ~number : number;
}

function listArcs({ arcs }: Shape): number[] {
  return arcs.flat(2).map(arcOf);
}

function renameArcs(each: Shape, rename: (number: number) => number) {
  if (each.type === 'Polygon') return { type: each.type, arcs: each.arcs.map((ring) => ring.map(rename)) };
  const arcs = each.arcs.map((polygon) => polygon.map((ring) => ring.map(rename)));
  return { type: each.type, arcs };
}

/** An arc, written as steps from point to point, on the coarser grid. Its ends stay, so that neighbours still meet. */
function coarsen(arc: readonly Pair[]): Pair[] {
  let fine: Pair = [0, 0];
  let last: Pair = [0, 0];
  const steps: Pair[] = [];
  for (const [index, [east, north]] of arc.entries()) {
    fine = [fine[0] + east, fine[1] + north];
    const point: Pair = [Math.round(fine[0] / COARSER), Math.round(fine[1] / COARSER)];
    const step: Pair = [point[0] - last[0], point[1] - last[1]];
    if (index > 0 && index < arc.length - 1 && step[0] === 0 && step[1] === 0) continue;
    steps.push(step);
    last = point;
  }
  return steps;
}
