// Path helpers for the drawings.
import { round, type Shape } from './outline.ts';

const rad = (degrees: number): number => (degrees * Math.PI) / 180;
export const p = (x: number, y: number): string => `${round(x)} ${round(y)}`;
export const on = (cx: number, cy: number, r: number, degrees: number): string =>
  p(cx + r * Math.cos(rad(degrees)), cy - r * Math.sin(rad(degrees)));
export const drawn = (d: string, x0: number, y0: number, x1: number, y1: number): Shape => ({
  d,
  box: { x0, y0, x1, y1 },
});

export const rect = (x: number, y: number, w: number, h: number): string =>
  `M${p(x, y)}L${p(x + w, y)}L${p(x + w, y + h)}L${p(x, y + h)}Z`;
/** Draws a circle; a `hole` is drawn in reverse, so the non-zero fill rule cuts it out. */
export function disc(cx: number, cy: number, r: number, hole = false): string {
  const sweep = hole ? 0 : 1;
  const half = (x: number): string => `A${round(r)} ${round(r)} 0 0 ${sweep} ${p(x, cy)}`;
  return `M${p(cx - r, cy)}${half(cx + r)}${half(cx - r)}Z`;
}
