import { type Point, simplifyLine } from '#src/ui/site-drawing/path.ts';
import { type Field, findIsoLines, type Window } from './iso-lines.ts';
import { LEVELS, PLAN, type Site, surveySite } from './site-signal.ts';

const CONTOUR_STEP_M = 10;
const HIGHEST_M = 160;
/** Every fifth contour is a stronger one. */
const INDEX_STEP_M = 50;
/** Shorter lines are specks. */
const SHORTEST = 120;
const CELL = 25;
const MOST_LEFT_OUT = 2.2;

/** The visitor, outside on the side where the words stand, and the corners of the way back. */
const corners: Record<'ltr' | 'rtl', readonly Point[]> = {
  ltr: [
    [118, 520],
    [104, 640],
    [170, 742],
    [300, 762],
    [420, 700],
    [520, 668],
    [640, 580],
  ],
  rtl: [
    [1506, 560],
    [1532, 440],
    [1466, 330],
    [1340, 292],
    [1210, 372],
    [1080, 500],
    [900, 528],
  ],
};

/** The way of the visitor back to the camp. */
export const listWayBack = (direction: 'ltr' | 'rtl', { sampleCamp }: Site): readonly Point[] => [
  ...corners[direction],
  sampleCamp,
];

const whole = (value: number) => Math.round(value);

/** A line through points whose corners are rounded, as the attribute `d`. */
export function drawSmooth(points: readonly Point[]): string {
  const [[startX, startY] = [0, 0], ...rest] = points;
  let [x, y] = [whole(startX), whole(startY)];
  const steps = rest.map(([toX, toY], index) => {
    const next = rest[index + 1];
    const [endX, endY] = next === undefined ? [toX, toY] : [(toX + next[0]) / 2, (toY + next[1]) / 2];
    const step = [toX - x, toY - y, endX - x, endY - y].map(whole);
    [x, y] = [x + (step[2] ?? 0), y + (step[3] ?? 0)];
    return step.join(' ');
  });
  return `M${whole(startX)} ${whole(startY)}q${steps.join(' ')}`.replaceAll(' -', '-');
}

const lengthOf = (line: readonly Point[]) =>
  line.reduce((sum, [x, y], index) => {
    const [fromX, fromY] = line[index - 1] ?? [x, y];
    return sum + Math.hypot(x - fromX, y - fromY);
  }, 0);

function drawIsoLines(field: Field, level: number, frame: Window): string {
  return findIsoLines(field, level, frame)
    .filter((line) => lengthOf(line) > SHORTEST)
    .map((line) => drawSmooth(simplifyLine(line, MOST_LEFT_OUT)))
    .join('');
}

/** The same field, each place worked out once. */
function remember(field: Field): Field {
  const known = new Map<string, number>();
  return (place) => {
    const name = place.join(' ');
    const value = known.get(name) ?? field(place);
    known.set(name, value);
    return value;
  };
}

type CoveragePlan = { contours: string; indexes: string; covered: string; edge: string };

const plans = new WeakMap<Site, CoveragePlan>();

/** The lines of the plan, as attributes `d`: land, and where a phone holds a call. Each site is surveyed once. */
export function drawCoveragePlan(site: Site): CoveragePlan {
  const plan = plans.get(site) ?? surveyPlan(site);
  plans.set(site, plan);
  return plan;
}

function surveyPlan(site: Site): CoveragePlan {
  const frame = { ...PLAN, step: CELL };
  const { groundAt, signalAt } = surveySite(site);
  const [ground, signal] = [remember(groundAt), remember(signalAt)];
  const heights = Array.from(
    { length: HIGHEST_M / CONTOUR_STEP_M },
    (_, step) => (step + 1) * CONTOUR_STEP_M,
  );
  const draw = (levels: readonly number[]) =>
    levels.map((level) => drawIsoLines(ground, level, frame)).join('');
  return {
    contours: draw(heights.filter((level) => level % INDEX_STEP_M !== 0)),
    indexes: draw(heights.filter((level) => level % INDEX_STEP_M === 0)),
    covered: drawIsoLines(signal, LEVELS.covered, frame),
    edge: drawIsoLines(signal, LEVELS.edge, frame),
  };
}

/** A way in short steps, cut where the network of a site begins. */
export function cutWay(way: readonly Point[], site: Site): { outside: Point[]; inside: Point[] } {
  const { signalAt } = surveySite(site);
  const steps = followWay(way);
  const first = steps.findIndex((place) => signalAt(place) >= LEVELS.covered);
  return { outside: steps.slice(0, first + 1), inside: steps.slice(first) };
}

const STEPS_OF_CURVE = 8;

/** Places along the curve that `drawSmooth` draws. */
function followWay(way: readonly Point[]): Point[] {
  const middle = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];
  return way.flatMap((corner, index): Point[] => {
    const [before, after] = [way[index - 1], way[index + 1]];
    if (before === undefined || after === undefined) return [corner];
    const from = index === 1 ? before : middle(before, corner);
    const to = index === way.length - 2 ? after : middle(corner, after);
    return Array.from({ length: STEPS_OF_CURVE }, (_, step): Point => {
      const share = (step + 0.5) / STEPS_OF_CURVE;
      const blend = (axis: 0 | 1) =>
        (1 - share) ** 2 * from[axis] + 2 * share * (1 - share) * corner[axis] + share ** 2 * to[axis];
      return [blend(0), blend(1)];
    });
  });
}
