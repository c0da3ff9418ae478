import {
  type Camera,
  locateOnRow,
  listTurbines,
  measureNearest,
  project,
  type TurbineRow,
} from './camera.ts';
import { createNoise, drawLine, listRange, type Point } from './path.ts';

/** Rows of a farm: the nearest one first, then its neighbors at the end and at the start of a line. */
export type Farm = readonly [near: TurbineRow, end: TurbineRow, start: TurbineRow];

/** A turbine as it is seen: where it stands, as the attribute `transform` wants it, how far its rotor has turned, degrees, and its distance, meters. */
type Turbine = { stand: string; turn: number; distance: number };

const MARGIN_M = 130;
const HUB_HEIGHT_M = 107;
const FARTHEST_M = 5200;
const STEPS = 36;
/** Rotors turn where a visitor can see it. */
const TURNING_M = 1000;

/** The edge of the coverage on the ground: one line around every turbine. */
function outline(camera: Camera, [, end, start]: Farm, margin: number, seed: number): Point[] {
  const noise = createNoise(seed);
  const nearest = measureNearest(camera);
  const distances = listRange(0, STEPS, 1).map((step) => nearest * (FARTHEST_M / nearest) ** (step / STEPS));
  const side = (row: TurbineRow, sign: number) =>
    distances.map((distance, step): Point => {
      const edge = locateOnRow(camera, row, distance);
      return [edge + sign * margin * (1 + 0.3 * noise(step * 0.45 + sign * 9)), distance];
    });
  return [...side(start, -1).toReversed(), ...side(end, 1)];
}

/** Outline of the ground that the network of a wind farm covers, in the drawing. */
export function outlineCoverage(camera: Camera, rows: Farm, seed: number, room = 1): Point[] {
  return outline(camera, rows, MARGIN_M * room, seed).map((place) => project(camera, place));
}

/** The line that coverage ends at, as the attribute `d` wants it: as it was planned, or with room beside that. */
export function drawCoverage(camera: Camera, rows: Farm, seed: number, room = 1): string {
  return drawLine(outlineCoverage(camera, rows, seed, room));
}

/** Hub of a turbine in the drawing, in whole units. */
export function findHub(camera: Camera, place: Point): Point {
  const [x, y] = project(camera, place);
  return [Math.round(x), Math.round(y - (HUB_HEIGHT_M * camera.focal) / place[1])];
}

/** Where the hub of the nearest turbine is seen. */
export function findNearHub(camera: Camera, [near]: Farm): Point {
  return findHub(camera, near.from);
}

/** Turbines of all rows, the farthest first, as they are seen. */
export function placeTurbines(camera: Camera, rows: Farm, seed: number): Turbine[] {
  const noise = createNoise(seed);
  return listTurbines(camera, rows).map((place) => {
    const [x, y] = project(camera, place);
    const distance = place[1];
    const turn = Math.round(60 + 60 * noise(distance));
    const scale = (camera.focal / distance / 2).toFixed(3);
    return { stand: `translate(${x.toFixed()} ${y.toFixed()})scale(${scale})`, turn, distance };
  });
}

/** Whether a rotor is so near that a visitor can see it turn. */
export const isNear = ({ distance }: Turbine) => distance < TURNING_M;
