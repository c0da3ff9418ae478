/** Breadth of the whole drawing, room above its ground line and earth below it, m. */
export const SHEET = { breadth: 296, sky: 136, earth: 14 } as const;
/** How deep the cable lies, m. */
export const TRENCH = 2.4;

/** Units of the drawing for one meter. */
export const SCALE = 5;
/** Height of a person, m, and where the head begins. */
export const PERSON = 1.75;
const SHOULDER = 1.3;

const write = (meters: number) => String(Math.round(meters * SCALE * 2) / 2);

/** What draws in meters from a place along the ground, as attributes `d`: lengths along it and heights above it in turn. */
export function penAt(origin: number) {
  const move = (x: number, height: number) => `M${write(origin + x)} ${write(-height)}`;
  return {
    line: (...spots: number[]) =>
      `M${spots.map((length, at) => write(at % 2 === 0 ? origin + length : -length)).join(' ')}`,
    box: (x: number, bottom: number, breadth: number, height: number) =>
      `${move(x, bottom)}h${write(breadth)}v${write(-height)}h${write(-breadth)}z`,
    /** People who stand side by side on a floor, as strokes with round ends as broad as a head. */
    people: (places: readonly number[], floor = 0) =>
      places
        .map((x) => `${move(x, floor + 0.1)}v${write(0.1 - SHOULDER)}${move(x, floor + PERSON - 0.2)}h0`)
        .join(''),
  };
}

/** The outline of a blade that points up, for a length of one. */
const BLADE = [-0.02, 0, -0.045, 0.18, -0.005, 1, 0.005, 1, 0.018, 0.18, 0.02, 0];

/** A wind turbine at a place along the ground, one blade up, so that its height is seen. */
export function drawTurbine(origin: number, hub: number, length: number): string {
  const { line } = penAt(origin);
  const blades = [0, 120, 240].map((turn) => {
    const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
    return BLADE.map((part, at) => {
      const [u, v] = at % 2 === 0 ? [part, BLADE[at + 1] ?? 0] : [BLADE[at - 1] ?? 0, part];
      return at % 2 === 0 ? length * (u * cos + v * sin) : hub + length * (v * cos - u * sin);
    });
  });
  const tower = [-2.2, 0, -1.2, hub, 1.2, hub, 2.2, 0];
  const nacelle = [-2, hub - 1.8, -2, hub + 2, 2, hub + 2, 2, hub - 1.8];
  return [tower, nacelle, ...blades].map((outline) => `${line(...outline)}z`).join('');
}

/** Numbers from 0 on. */
export const range = (count: number) => Array.from({ length: count }, (_, at) => at);
/** The same drawn once for each, as the attribute `d`. */
export const drawEach = <Item>(items: readonly Item[], draw: (item: Item, at: number) => string) =>
  items.map(draw).join('');
