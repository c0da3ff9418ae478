import { round } from '../brand/outline.ts';

type Point = { x: number; y: number };
type Curve = { from: Point; control: Point; to: Point };
/** A curve that stands for others, and the points of these that it has to pass. */
type Merged = Curve & { passes: Point[] };

const SAMPLES = 64;

function at({ from, control, to }: Curve, t: number): Point {
  const weigh = (a: number, b: number, c: number): number =>
    (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c;
  return { x: weigh(from.x, control.x, to.x), y: weigh(from.y, control.y, to.y) };
}

/** Where the line that a curve leaves on meets the line that another arrives on, if that is ahead of both. */
function findControl(first: Curve, last: Curve): Point | undefined {
  const [ax, ay] = [first.control.x - first.from.x, first.control.y - first.from.y];
  const [bx, by] = [last.control.x - last.to.x, last.control.y - last.to.y];
  const [dx, dy] = [last.to.x - first.from.x, last.to.y - first.from.y];
  const turn = ax * by - ay * bx;
  const ahead = (dx * by - dy * bx) / turn;
  const behind = (dx * ay - dy * ax) / turn;
  return ahead > 0 && behind > 0 ? { x: first.from.x + ahead * ax, y: first.from.y + ahead * ay } : undefined;
}

function merge(first: Merged, last: Merged, tolerance: number): Merged | undefined {
  const control = findControl(first, last);
  if (control === undefined) return undefined;
  const passes = [...first.passes, first.to, ...last.passes];
  const merged = { from: first.from, control, to: last.to, passes };
  const way = Array.from({ length: SAMPLES + 1 }, (_, step) => at(merged, step / SAMPLES));
  const isNear = ({ x, y }: Point) => way.some((point) => Math.hypot(point.x - x, point.y - y) <= tolerance);
  return passes.every(isNear) ? merged : undefined;
}

/** Path data of absolute M, L, Q and Z with as few curves as its shape needs: none of its points moves further than the tolerance. */
export function mergeCurves(d: string, tolerance: number): string {
  let [pen, open]: [Point, Merged | undefined] = [{ x: 0, y: 0 }, undefined];
  let written = '';
  const close = () => {
    if (open !== undefined)
      written += `Q${[open.control.x, open.control.y, open.to.x, open.to.y].map(round).join(' ')}`;
    open = undefined;
  };
  for (const [command, type = '', list = ''] of d.matchAll(/([MLQZ])([^MLQZ]*)/g)) {
    const numbers = (list.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const [x = pen.x, y = pen.y] = numbers.slice(-2);
    if (type === 'Q') {
      const [cx = x, cy = y] = numbers;
      const curve = { from: pen, control: { x: cx, y: cy }, to: { x, y } };
      const next = { ...curve, passes: [at(curve, 0.5)] };
      const both: Merged | undefined = open === undefined ? undefined : merge(open, next, tolerance);
      if (both === undefined) close();
      open = both ?? next;
    } else {
      close();
      written += command;
    }
    pen = { x, y };
  }
  close();
  return written;
}
