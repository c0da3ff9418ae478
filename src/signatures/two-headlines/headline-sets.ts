import type { LanguageDeclaration } from '#src/config/languages.ts';

/** Above and below the baseline, in shares of its size: the line box of the typeface of both scripts. */
const ASCENT = 1.025;
const DESCENT = 0.275;

/** Units of a drawing for the size of the type. */
export const SIZE = 1000;

type HeadlineSet = {
  /** Height of a line, in shares of the size. */
  height: number;
  /** Height of the letter that leads the line: a capital, an alef. */
  letter: number;
};

export type HeadlineScript = LanguageDeclaration['script'];

/** How the headline is set in each script. In one size, four lines of the one are as high as three of the other. */
export const headlineSets: Readonly<Record<HeadlineScript, HeadlineSet>> = {
  latin: { height: 1.05, letter: 0.698 },
  arabic: { height: 1.4, letter: 0.74 },
};

/** The lines of a headline: it breaks where a plain blank stands. */
export function linesOf(title: string): string[] {
  return title.split(' ').map((line) => line.replaceAll('\u00A0', ' '));
}

/** How far below the top of a headline its baselines are, in shares of the size. */
export function baselinesOf(script: HeadlineScript, lines: number): number[] {
  const { height } = headlineSets[script];
  const first = (height - ASCENT - DESCENT) / 2 + ASCENT;
  return Array.from({ length: lines }, (_, line) => first + line * height);
}

/** Height of a headline, in shares of the size. */
export function heightOf(script: HeadlineScript, lines: number): number {
  return lines * headlineSets[script].height;
}
