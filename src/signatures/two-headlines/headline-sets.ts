import type { LanguageDeclaration } from '#src/config/languages.ts';

/** Ascent and descent of the typeface of both scripts, em. */
const ASCENT = 1.025;
const DESCENT = 0.275;

/** Units of the drawing per em. */
export const SIZE = 1000;

export type HeadlineScript = LanguageDeclaration['script'];

/** Line height of both scripts, em: they share their baselines. */
export const LINE = 1.25;

/** Distance from the top of a headline to its first baseline, em. */
export const firstBaseline = (LINE - ASCENT - DESCENT) / 2 + ASCENT;

/** Height of the leading letter of each script, capital or alef, em. */
export const letterHeights: Readonly<Record<HeadlineScript, number>> = { latin: 0.698, arabic: 0.74 };

/** Returns the lines of a headline, which breaks at plain spaces. */
export function linesOf(title: string): string[] {
  return title.split(' ').map((line) => line.replaceAll('\u00A0', ' '));
}

/** Maximum lines of a headline, also with enlarged text. */
const MOST = 12;

/** Drawing area for all of them. */
export const sheet = { viewBox: `0 0 10 ${MOST * LINE * SIZE}`, width: '100%', height: `${MOST * LINE}em` };

/** Distances of the baselines from the top of a headline, in units of the drawing. */
export const baselines = Array.from({ length: MOST }, (_, line) =>
  Math.round((firstBaseline + line * LINE) * SIZE),
);
