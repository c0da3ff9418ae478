import type { ReactNode } from 'react';
import { BASE_PATH } from '#src/config/base-path.ts';

/** A point of a drawing, in its units. */
export type Point = readonly [x: number, y: number];

/** Address of a part of a drawing that is a file, by the id that it has there. What has no color in the file takes that of its place. */
export const partAddress = (drawing: string, part: string) => `${BASE_PATH}/drawings/${drawing}.svg#${part}`;

/** Outline of a person of 175 units who stands on the origin of the drawing. */
export const PERSON =
  'M-13-145H13L22-137 27-82H18L14-118V0H2L0-76-2 0H-14V-118L-18-82H-27L-22-137zM-12-162a12 12 0 1 0 24 0a12 12 0 1 0-24 0';

/** A turbine whose foot is at the origin; its rotor has three blades of 27. */
export const TURBINE =
  'M-1.4 0-.7-52H.7L1.4 0zM0-54l-2-26 1-4 2 30zM0-54l24 11-2 2-23-11zM0-54l-22 14v-3l21-13z';

type MastSize = { height: number; half: number; top?: number; fields?: number };

/** A mast on two legs, crossed between them, as the attribute `d`: half its width at the foot and at the top. */
export function drawMast(
  x: number,
  y: number,
  { height, half, top = half / 4, fields = 6 }: MastSize,
): string {
  const braces = Array.from({ length: fields + 1 }, (_, field) => {
    const side = field % 2 === 0 ? 1 : -1;
    const width = half + ((top - half) * field) / fields;
    return `${Number((x + side * width).toFixed(1))} ${Number((y - (height * field) / fields).toFixed(1))}`;
  });
  return `M${x - half} ${y}L${x - top} ${y - height}M${x + half} ${y}L${x + top} ${y - height}M${braces.join('L')}`;
}

/** What stands still in a drawing, without words: the build moves it into a file beside the document. */
export function Still({ children }: { children: ReactNode }) {
  return <g data-still="">{children}</g>;
}
