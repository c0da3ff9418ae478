import type { Point } from './terrain.ts';

/** What a line or a ground of a drawing stands for; `drawing.styles.ts` says how it looks. */
export type Look =
  | 'cut'
  | 'object'
  | 'fine'
  | 'contour'
  | 'hair'
  | 'earth'
  | 'plain'
  | 'rock'
  | 'shade'
  | 'tone'
  | 'solid'
  | 'paper'
  | 'signal'
  | 'path'
  | 'fiber'
  | 'reserve'
  | 'cover'
  | 'lit'
  | 'sun'
  | 'points'
  | 'water'
  | 'far'
  | 'ghost'
  | 'night'
  | 'moved'
  | 'awake'
  | 'marks'
  | 'smallMarks'
  | 'signalFill'
  | 'fault';

/** Lines or grounds of one look, as the attribute `d`. */
export type Layer = { look: Look; d: string };

/** What is behind a label where it is not the sheet: the lines that it interrupts end in this tone. */
type Ground = 'onEarth' | 'onPlain' | 'onCover' | 'onCovers';

/** Where a label stands: its text on wide screens, its number on narrow ones. */
export type LabelPlace<Label extends string> = {
  label: Label;
  at: Point;
  anchor?: 'middle' | 'end';
  ground?: Ground;
};

/** A drawing as data: what is drawn, from back to front, and where its labels stand. */
export type Sketch<Label extends string> = {
  width: number;
  height: number;
  layers: readonly Layer[];
  labels: readonly LabelPlace<Label>[];
};

/** Screens that a drawing is composed for. */
export type Screens = 'wide' | 'narrow';
/** What a drawing is composed for; a sheet has no labels and stands in lists. */
export type Format = Screens | 'sheet';

/** Draws for screens; where reading starts at the right, sections and sequences begin there, and plans stay as they are. */
export type Draw<Label extends string, On extends Format = Screens> = (
  format: On,
  isMirrored: boolean,
) => Sketch<Label>;
