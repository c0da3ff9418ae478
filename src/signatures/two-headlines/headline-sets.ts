import type { LanguageDeclaration } from '#src/config/languages.ts';

/** Above and below the baseline, in shares of its size: the line box of the typeface of both scripts. */
const ASCENT = 1.025;
const DESCENT = 0.275;

/** Units of a drawing for the size of the type. */
export const SIZE = 1000;

export type HeadlineScript = LanguageDeclaration['script'];

/** Height of a line of both scripts, in shares of the size: they stand on the same lines. */
export const LINE = 1.25;

/** How far the first baseline is below the top of a headline, in shares of the size. */
export const firstBaseline = (LINE - ASCENT - DESCENT) / 2 + ASCENT;

/** Height of the letter that leads the line in each script: a capital, an alef. */
export const letterHeights: Readonly<Record<HeadlineScript, number>> = { latin: 0.698, arabic: 0.74 };

/** The lines of a headline: it breaks where a plain blank stands. */
export function linesOf(title: string): string[] {
  return title.split(' ').map((line) => line.replaceAll('\u00A0', ' '));
}

/** Most lines of a headline, also where letters are enlarged. */
const MOST = 12;

/** Room for all of them, in the size of the type. */
export const sheet = { viewBox: `0 0 10 ${MOST * LINE * SIZE}`, width: '100%', height: `${MOST * LINE}em` };

/** How far below the top of a headline its baselines are, in units of the drawing. */
export const baselines = Array.from({ length: MOST }, (_, line) =>
  Math.round((firstBaseline + line * LINE) * SIZE),
);
