import type { Parts } from './cut-pen.ts';

/** Centimeters of a meter: cuts are drawn in centimeters. */
export const METER = 100;
/** How far ground goes on beside a cut in wide windows, cm. */
export const BEYOND = 9000;

/** How its row is composed: the first, a strip from edge to edge, or beside its text at one of the two sides. */
type Form = 'lead' | 'strip' | 'wide-start' | 'wide-end' | 'tall-start' | 'tall-end';

/** A place at a scale of its own. */
export type Cut = {
  id: string;
  form: Form;
  /** What is shown: along the ground, above it and below it, cm. */
  frame: { x: number; width: number; sky: number; earth: number };
  /** From where to where there is ground, cm. */
  ground: readonly [from: number, to: number];
  /** What phones, which show less of it, keep to: its beginning, its middle or its end. */
  keep: 'Min' | 'Mid' | 'Max';
  parts: Parts;
};
