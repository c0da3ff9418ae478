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
  /** A box by its corner at the reading start. */
  const box = (place: number, y: number, breadth: number, tall: number) =>
    `${line([
      [place, y],
      [place + breadth, y],
      [place + breadth, y + tall],
      [place, y + tall],
    ])}z`;
  return { x, at, line, box };
}

/** Places at even distances from a start to an end. */
export function spread(from: number, to: number, count: number): number[] {
  return Array.from({ length: count }, (_, step) => from + ((to - from) * step) / (count - 1));
}
