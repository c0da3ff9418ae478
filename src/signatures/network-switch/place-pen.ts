import { HEIGHTS, SHEET } from './place.ts';

/** Units of the drawing for one meter. */
export const SCALE = 5;

/** Turns the drawing round where reading starts at the right, as the attribute `transform`. */
export function mirror(isMirrored: boolean): string | undefined {
  return isMirrored ? `matrix(-1 0 0 1 ${SHEET.breadth * SCALE} 0)` : undefined;
}

/** A place in meters: along the ground, and above it. */
export type Spot = readonly [x: number, height: number];
export type Box = readonly [x: number, bottom: number, breadth: number, height: number];

const write = (metres: number) => String(Math.round(metres * SCALE * 2) / 2);
const join = (...numbers: number[]) => numbers.map(write).join(' ');

/** A line through spots, as the attribute `d`. */
export function strike(...spots: Spot[]): string {
  return `M${spots.map(([x, height]) => join(x, -height)).join(' ')}`;
}

export function drawBoxes(boxes: readonly Box[]): string {
  return boxes
    .map(
      ([x, bottom, breadth, height]) =>
        `M${join(x, -bottom)}h${write(breadth)}v${write(-height)}h${write(-breadth)}z`,
    )
    .join('');
}

/** Where the head of a person begins, m. */
const SHOULDER = 1.3;

/** People who stand side by side on a floor, as strokes with round ends as broad as a head. */
export function drawPeople(places: readonly number[], floor = 0): string {
  return places
    .map(
      (x) => `M${join(x, -floor - 0.1)}v${write(0.1 - SHOULDER)}M${join(x, 0.2 - floor - HEIGHTS.person)}h0`,
    )
    .join('');
}

/** The outline of a blade that points up, for a length of one. */
const BLADE: readonly Spot[] = [
  [-0.02, 0],
  [-0.045, 0.18],
  [-0.005, 1],
  [0.005, 1],
  [0.018, 0.18],
  [0.02, 0],
];

/** A wind turbine, one blade up, so that its height is seen. */
export function drawTurbine(x: number, hub: number, length: number): string {
  const blades = [0, 120, 240].map((turn) => {
    const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
    const outline = BLADE.map(([u, v]): Spot => [
      x + length * (u * cos + v * sin),
      hub + length * (v * cos - u * sin),
    ]);
    return `${strike(...outline)}z`;
  });
  const tower = strike([x - 2.2, 0], [x - 1.2, hub], [x + 1.2, hub], [x + 2.2, 0]);
  const nacelle = strike([x - 2, hub - 1.8], [x - 2, hub + 2], [x + 2, hub + 2], [x + 2, hub - 1.8]);
  return `${tower}z${nacelle}z${blades.join('')}`;
}
