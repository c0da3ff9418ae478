import type { ReactNode } from 'react';
import { BASE_PATH } from '#src/config/base-path.ts';
import { useDirection } from '#src/i18n/use-language.ts';

/** A point of a drawing, in its units. */
export type Point = readonly [x: number, y: number];

/** Returns the URL of a part of a signature's picture. Shapes without a color inherit it where they are used. */
export const partAddress = (picture: string, part: string) =>
  `${BASE_PATH}/signatures/${picture}.svg#${part}`;

type TurnedProps = { id?: string; width: number; children: ReactNode };

/** Mirrors left-to-right content of a drawing in right-to-left languages. */
export function Turned({ id, width, children }: TurnedProps) {
  return (
    <g id={id} transform={useDirection() === 'rtl' ? `translate(${width})scale(-1 1)` : undefined}>
      {children}
    </g>
  );
}

/** The person in all drawings: an outline 175 units high, standing on the origin. */
export const PERSON =
  'M-13-145H13L22-137 27-82H18L14-118V0H2L0-76-2 0H-14V-118L-18-82H-27L-22-137zM-12-162a12 12 0 1 0 24 0a12 12 0 1 0-24 0';

/** The turbine in all drawings: an outline 344 units high with its foot at the origin and one blade up. */
export const TURBINE =
  'M-4.6 0l2-210h5.2l2 210zm-.4-218h11v8h-11zm2.5 2c-3.5-20-2.5-32-1.1-38l3-90h1.2l2.4 100-.5 28zm5.5 .8c19.1 7 28.9 13.9 33.4 18.1l76.5 47.6-.6 1-87.8-47.9-24-14.4zm-3.5 4.4c-15.6 13-26.4 18.1-32.3 19.9l-79.5 42.4-.6-1 85.4-52.1 24.5-13.6z';

/** Static content of a drawing, without text: the build moves it into a separate file. */
export function Still({ children }: { children: ReactNode }) {
  return <g data-still="">{children}</g>;
}
