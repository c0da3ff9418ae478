import type { ReactNode } from 'react';

/** Outline of a person of 175 units who stands on the origin of the drawing. */
export const PERSON =
  'M-13-145H13L22-137 27-82H18L14-118V0H2L0-76-2 0H-14V-118L-18-82H-27L-22-137zM-12-162a12 12 0 1 0 24 0a12 12 0 1 0-24 0';

type ShapesProps<Look extends string> = {
  /** Attributes `d` from the back to the front, each under its look. */
  shapes: Readonly<Partial<Record<Look, string>>>;
  styles: Readonly<Record<Look, string>>;
};

/** Parts of a drawing, one for each look. */
export function Shapes<Look extends string>({ shapes, styles }: ShapesProps<Look>) {
  const classNames: Readonly<Record<string, string>> = styles;
  return Object.entries<string | undefined>(shapes).map(([look, d]) => (
    <path key={look} className={classNames[look]} d={d} />
  ));
}

/** What stands still in a drawing, without words: the build moves it into a file beside the document. */
export function Still({ children }: { children: ReactNode }) {
  return <g data-still="">{children}</g>;
}
