/** End of the axis, in ms: a frame of the strip lasts a quarter of a second. */
const END = 1250;
const STEP = 250;

/** Times at which the strip has a frame, in ms. */
export const frames = Array.from({ length: END / STEP }, (_, frame) => frame * STEP);

/** Where a time stands on the axis, in percent of its width. */
export function placeOf(ms: number): number {
  return (ms / END) * 100;
}

/** A share of the width as drawings write it. */
export function percent(share: number): string {
  return `${share.toFixed(2)}%`;
}
