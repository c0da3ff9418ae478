/** Capacity of one light, MW: the largest that divides every project evenly. */
export const MEGAWATTS_PER_LIGHT = 2.5;

/** Cell size of a light, in units of the drawing. */
const CELL = 10;

type Field = { width: number; height: number; d: string };

/** Returns the number of lights of a project. */
export function countLights(megawatts: number): number {
  return Math.round(megawatts / MEGAWATTS_PER_LIGHT);
}

/**
 * Returns path data of lines with up to `deep` lights each; zero-length dashes draw the lights.
 * @param along 'columns' fills from the top, 'rows' from the side where the drawing begins
 */
export function layLights(lights: number, deep: number, along: 'columns' | 'rows'): Field {
  const lines = Math.ceil(lights / deep);
  const length = deep * CELL;
  const d = Array.from({ length: lines }, (_, line) => {
    const last = (Math.min(deep, lights - line * deep) - 1) * CELL + 1;
    const across = CELL / 2 + line * CELL;
    return along === 'columns' ? `M${across} ${CELL / 2}v${last}` : `M${CELL / 2} ${across}h${last}`;
  }).join('');
  const width = lines * CELL;
  return along === 'columns' ? { width, height: length, d } : { width: length, height: width, d };
}
