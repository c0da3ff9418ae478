/** A spot in centimeters: along the ground, and above it. */
export type Spot = readonly [x: number, height: number];
/** Where something faces: with the drawing, which runs from the side where reading starts, or against it. */
export type Side = 1 | -1;

/** What is drawn, from the back to the front. */
export const looks = [
  'room',
  'stone',
  'back',
  'object',
  'goods',
  'staff',
  'front',
  'tone',
  'fine',
  'frame',
  'people',
  'top',
  'screen',
  'rack',
  'slot',
  'riser',
  'cut',
] as const;
type Look = (typeof looks)[number];
/** Paths by their look. */
export type Parts = Partial<Record<Look, string>>;

/** A line through spots; it begins at a place on a floor and is turned where it faces the other side. */
export function trace(spots: readonly Spot[], x = 0, floor = 0, side: Side = 1): string {
  const [[fromX, fromHeight] = [0, 0], ...others] = spots;
  let [lastX, lastHeight] = [fromX, fromHeight];
  const steps = others.map(([nextX, nextHeight]) => {
    const step = `${(nextX - lastX) * side} ${lastHeight - nextHeight}`;
    [lastX, lastHeight] = [nextX, nextHeight];
    return step;
  });
  return `M${x + fromX * side} ${-floor - fromHeight}l${steps.join(' ')}`;
}

/** The outline of a thing at a place on a floor. */
export function outline(spots: readonly Spot[], x = 0, floor = 0, side: Side = 1): string {
  return `${trace(spots, x, floor, side)}z`;
}

export function box(x: number, bottom: number, breadth: number, height: number): string {
  return `M${x} ${-bottom}h${breadth}v${-height}h${-breadth}z`;
}

/** A box that begins at a distance from a place and faces a side. */
export function boxAt(x: number, side: Side, from: number, bottom: number, breadth: number, height: number) {
  return box(side === 1 ? x + from : x - from - breadth, bottom, breadth, height);
}

export function disc(x: number, height: number, radius: number): string {
  return `M${x - radius} ${-height}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
}

/** Several upright lines from one height to another. */
export function uprights(places: readonly number[], bottom: number, top: number): string {
  return places.map((x) => `M${x} ${-bottom}v${bottom - top}`).join('');
}

/** Several level lines between two places. */
export function levels(heights: readonly number[], from: number, to: number): string {
  return heights.map((height) => `M${from} ${-height}h${to - from}`).join('');
}

/** Things beside each other on a board: breadth and height of each. */
export function row(x: number, height: number, things: readonly Spot[]): string {
  return `M${x} ${-height}${things.map(([breadth, high]) => `v${-high}h${breadth}v${high}m3 0`).join('')}`;
}

/** Parts of several things as one. */
export function combine(...all: readonly Parts[]): Parts {
  const together: Parts = {};
  for (const look of looks) {
    const path = all.map((parts) => parts[look] ?? '').join('');
    if (path !== '') together[look] = path;
  }
  return together;
}
