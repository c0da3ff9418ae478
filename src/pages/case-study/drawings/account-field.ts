import type { Format } from './sketch.ts';
import type { Point } from './terrain.ts';

/** A field of marks, one for every account, and the record of a person above it. */
export type AccountField = {
  width: number;
  height: number;
  columns: number;
  rows: number;
  corner: Point;
  /** The way to the next mark and to the next row, in units of the drawing. */
  step: Point;
  /** How tall a mark is. */
  tall: number;
  /** Level of the record. */
  record: number;
  /** Columns under the three days: the first, the change, the last. */
  days: readonly [number, number, number];
};

/** Accounts of the one person that the drawing follows: an example. */
export const OWN = 6;

/** The field for each width of screen. */
export const accountFields: Record<Format, AccountField> = {
  wide: {
    width: 1440,
    height: 690,
    columns: 130,
    rows: 50,
    corner: [72, 196],
    step: [10, 9],
    tall: 5,
    record: 128,
    days: [12, 58, 104],
  },
  narrow: {
    width: 640,
    height: 970,
    columns: 65,
    rows: 100,
    corner: [28, 196],
    step: [9, 7.2],
    tall: 4,
    record: 126,
    days: [8, 31, 54],
  },
  sheet: {
    width: 1200,
    height: 720,
    columns: 100,
    rows: 65,
    corner: [100, 170],
    step: [10, 7.6],
    tall: 5,
    record: 110,
    days: [10, 48, 86],
  },
};

/** The marks of the person under one of the days, as columns and rows of the field. */
export function marksUnder(day: number, { rows }: AccountField): Point[] {
  return Array.from({ length: OWN }, (_, mark): Point => [
    day + ((mark * 5) % 7) - 3,
    Math.round(((mark + 0.6) * rows) / (OWN + 0.4)) - 1,
  ]);
}
