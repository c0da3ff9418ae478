/** Somebody who stands there, as the attribute `d`: two lengths of eight to a meter. */
export function drawPerson(x: number, y: number, size = 1): string {
  const at = (value: number) => Number((value * size).toFixed(1));
  const head = `M${x} ${at(-16) + y}a${at(2.4)} ${at(2.4)} 0 1 0 .1 0`;
  const body = `m-.1 ${at(4.8)}v${at(5.2)}l${at(-2.4)} ${at(6)}m${at(2.4)} ${at(-6)}l${at(2.4)} ${at(6)}`;
  return `${head}${body}m${at(-6)} ${at(-9)}l${at(3.6)}${at(-1.6)} ${at(3.6)} ${at(1.6)}`;
}

/** A mast on two legs, crossed between them, as the attribute `d`. */
export function drawMast(x: number, y: number, height: number, half = 7): string {
  const steps = 6;
  const top = half / 4;
  const braces = Array.from({ length: steps + 1 }, (_, step) => {
    const side = step % 2 === 0 ? 1 : -1;
    const width = half + ((top - half) * step) / steps;
    return `${Number((x + side * width).toFixed(1))} ${Number((y - (height * step) / steps).toFixed(1))}`;
  });
  return `M${x - half} ${y}L${x - top} ${y - height}M${x + half} ${y}L${x + top} ${y - height}M${braces.join('L')}`;
}

/** A turbine whose foot is at the origin; its rotor has three blades of 27. */
export const TURBINE =
  'M-1.4 0-.7-52H.7L1.4 0zM0-54l-2-26 1-4 2 30zM0-54l24 11-2 2-23-11zM0-54l-22 14v-3l21-13z';
