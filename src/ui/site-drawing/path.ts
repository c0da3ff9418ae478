/** A point of a drawing, in its units. */
export type Point = readonly [x: number, y: number];

const round = (value: number) => Math.round(value * 10) / 10;
const write = (value: number) => String(round(value)).replace(/^(-?)0\./, '$1.');

/** How far a line may pass by the points that are left out, in units of the drawing. */
const TOLERANCE = 0.3;

/** Steps between points, each taken from where the rounding of the last one has led. */
function listSteps(points: readonly Point[], [x, y]: Point): Point[] {
  const steps: Point[] = [];
  points.reduce<Point>(
    ([fromX, fromY], [toX, toY]) => {
      const step: Point = [round(toX - fromX), round(toY - fromY)];
      steps.push(step);
      return [fromX + step[0], fromY + step[1]];
    },
    [x, y],
  );
  return steps;
}

/** A line through points, as the attribute `d` wants it. */
export function drawLine(line: readonly Point[]): string {
  const [start = [0, 0], ...points] = simplifyLine(line, TOLERANCE);
  const first: Point = [round(start[0]), round(start[1])];
  const steps = listSteps(points, first).map(([x, y]) => `${write(x)} ${write(y)}`);
  return `M${write(first[0])} ${write(first[1])}l${steps.join(' ').replaceAll(' -', '-')}`;
}

/** A line without the points that it hardly leaves out. */
export function simplifyLine(line: readonly Point[], most: number): Point[] {
  const first = line[0];
  const last = line.at(-1);
  if (first === undefined || last === undefined || line.length < 3) return [...line];
  let far = 0;
  let farthest = 0;
  line.forEach((point, index) => {
    const away = distanceToLine(point, first, last);
    if (away > far) [far, farthest] = [away, index];
  });
  if (far <= most) return [first, last];
  return [
    ...simplifyLine(line.slice(0, farthest + 1), most).slice(0, -1),
    ...simplifyLine(line.slice(farthest), most),
  ];
}

function distanceToLine([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number {
  const length = Math.hypot(toX - fromX, toY - fromY);
  if (length === 0) return Math.hypot(x - fromX, y - fromY);
  return Math.abs((toX - fromX) * (fromY - y) - (fromX - x) * (toY - fromY)) / length;
}

/** Rectangles, each as its first corner, width and height. */
export function drawBoxes(boxes: readonly (readonly [x: number, y: number, w: number, h: number])[]): string {
  return boxes
    .map(([x, y, w, h]) => `M${write(x)} ${write(y)}h${write(w)}v${write(h)}h${write(-w)}z`)
    .join('');
}

/** Numbers from the first to the last one, in steps. */
export function listRange(first: number, last: number, step: number): number[] {
  return Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, at) => first + at * step);
}

/** Smooth values between -1 and 1 along a line; the same seed gives the same line. */
export function createNoise(seed: number): (x: number) => number {
  const at = (place: number) => {
    const value = Math.sin(place * 127.1 + seed * 311.7) * 43758.5453;
    return (value - Math.floor(value)) * 2 - 1;
  };
  const wave = (x: number) => {
    const place = Math.floor(x);
    const part = x - place;
    const eased = part * part * (3 - 2 * part);
    return at(place) * (1 - eased) + at(place + 1) * eased;
  };
  return (x) => wave(x) * 0.6 + wave(x * 2.3 + 7) * 0.27 + wave(x * 5.1 + 19) * 0.13;
}
