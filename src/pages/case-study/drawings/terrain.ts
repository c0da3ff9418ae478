/** A point of a drawing, in units of its view box. */
export type Point = readonly [x: number, y: number];

/** A number between -1 and 1 that depends on a seed and a place alone. */
function scatter(seed: number, place: number): number {
  const value = Math.sin(seed * 127.1 + place * 311.7) * 43758.5453;
  return (value - Math.floor(value)) * 2 - 1;
}

/** Uneven ground between -1 and 1 at a place: smooth hills with ever smaller ones on them. */
export function roughness(seed: number, place: number, octaves = 4): number {
  let sum = 0;
  let weight = 0;
  for (let octave = 0; octave < octaves; octave += 1) {
    const scale = 2 ** octave;
    const cell = Math.floor(place * scale);
    const step = place * scale - cell;
    const blend = step * step * (3 - 2 * step);
    const start = scatter(seed + octave, cell);
    sum += (start + (scatter(seed + octave, cell + 1) - start) * blend) / scale;
    weight += 1 / scale;
  }
  return sum / weight;
}

/**
 * A smooth line that keeps to points, as the attribute `d`. They are taken to even places, so that the middles between
 * them, at which its bends meet, are whole.
 */
function writeCurve(points: readonly Point[]): string {
  const [[x0, y0] = [0, 0], ...rest] = points.map(([x, y]): Point => [evenly(x), evenly(y)]);
  let [fromX, fromY] = [x0, y0];
  const steps = rest.map(([toX, toY], index) => {
    const [nextX, nextY] = rest[index + 1] ?? [toX, toY];
    const [middleX, middleY] = [(toX + nextX) / 2, (toY + nextY) / 2];
    const bend = index === 0 ? `q${toX - fromX} ${toY - fromY} ` : '';
    const step = `${bend}${middleX - fromX} ${middleY - fromY}${index === 0 ? 't' : ''}`;
    [fromX, fromY] = [middleX, middleY];
    return step;
  });
  return `M${x0} ${y0}${steps.join(' ')}`.replaceAll('t ', 't').replaceAll(' -', '-');
}

const evenly = (place: number) => Math.round(place / 2) * 2;

/** Writes places as whole units of a drawing, which may be composed from the right. */
export function createPen(width: number, isMirrored = false) {
  const x = (place: number) => Math.round(isMirrored ? width - place : place);
  const at = ([place, y]: Point): Point => [x(place), Math.round(y)];
  /** A line through points, as the attribute `d`. */
  const line = (points: readonly Point[]) => {
    const [first = [0, 0], ...rest] = points.map(at);
    let [fromX, fromY] = first;
    const steps = rest.map(([toX, toY]) => {
      const step = `${toX - fromX} ${toY - fromY}`;
      [fromX, fromY] = [toX, toY];
      return step;
    });
    return `M${first.join(' ')}l${steps.join(' ')}`.replaceAll(' -', '-');
  };
  /** A smooth line that keeps to points. */
  const curve = (points: readonly Point[]) => writeCurve(points.map(at));
  /** A box by its corner at the reading start. */
  const box = (place: number, y: number, breadth: number, tall: number) =>
    `${line([
      [place, y],
      [place + breadth, y],
      [place + breadth, y + tall],
      [place, y + tall],
    ])}z`;
  return { x, at, line, curve, box };
}

/** Places at even distances from a start to an end. */
export function spread(from: number, to: number, count: number): number[] {
  return Array.from({ length: count }, (_, step) => from + ((to - from) * step) / (count - 1));
}
