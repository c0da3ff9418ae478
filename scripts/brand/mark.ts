// The monogram: a V whose right arm becomes a signal of two arcs, centered on the foot of the V. The outer is the sun.
import { round, type Shape } from './outline.ts';

/** Measures in a field of height 48. The origin is where the V's center lines meet; y points up until `at` flips it. */
const HALF_ANGLE = 24;
const STROKE = 7.2;
const TOP = 37.2;
const FOOT = 2.6;
const STEM = 14.6;
const OUTERMOST = 37.2;
const ARCS = [
  { inner: 19, outer: 25.4 },
  { inner: 29.8, outer: OUTERMOST },
];
const SPREAD = 18.5;

const rad = (degrees: number): number => (degrees * Math.PI) / 180;

/** Offset that centers the drawing in a 48 x 48 field. */
const OX = 21.7;
const OY = 41.3;
const at = (x: number, y: number): string => `${round(OX + x)} ${round(OY - y)}`;
const polar = (r: number, degrees: number): string =>
  at(r * Math.cos(rad(degrees)), r * Math.sin(rad(degrees)));

function arc(inner: number, outer: number): string {
  const lo = 90 - HALF_ANGLE - SPREAD;
  const hi = 90 - HALF_ANGLE + SPREAD;
  return (
    `M${polar(inner, hi)}L${polar(outer, hi)}A${outer} ${outer} 0 0 1 ${polar(outer, lo)}` +
    `L${polar(inner, lo)}A${inner} ${inner} 0 0 0 ${polar(inner, hi)}Z`
  );
}

function vee(): string {
  const slope = Math.tan(rad(HALF_ANGLE));
  const half = STROKE / Math.cos(rad(HALF_ANGLE)) / 2;
  const turn = (Math.asin(STROKE / 2 / STEM) * 180) / Math.PI;
  const axis = 90 - HALF_ANGLE;
  const foot = half - FOOT * slope;
  return (
    `M${at(-TOP * slope - half, TOP)}L${at(-TOP * slope + half, TOP)}L${at(0, half / slope)}` +
    `L${polar(STEM, axis + turn)}A${STEM} ${STEM} 0 0 1 ${polar(STEM, axis - turn)}` +
    `L${at(foot, -FOOT)}L${at(-foot, -FOOT)}Z`
  );
}

const slope = Math.tan(rad(HALF_ANGLE));
const left = OX - TOP * slope - STROKE / Math.cos(rad(HALF_ANGLE)) / 2;
const right = OX + OUTERMOST * Math.cos(rad(90 - HALF_ANGLE - SPREAD));
const box = { x0: left, y0: OY - TOP, x1: right, y1: OY + FOOT };

/** The teal part and the sun part, both in the same 48 x 48 field. */
export const markBody: Shape = {
  d:
    vee() +
    ARCS.slice(0, 1)
      .map((a) => arc(a.inner, a.outer))
      .join(''),
  box,
};
export const markSun: Shape = {
  d: ARCS.slice(1)
    .map((a) => arc(a.inner, a.outer))
    .join(''),
  box,
};
