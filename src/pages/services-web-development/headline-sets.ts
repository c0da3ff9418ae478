/** Above and below the baseline, in shares of its size: the line box of the typeface of both scripts. */
const ASCENT = 1.025;
const DESCENT = 0.275;

/** Units of a drawing for the size of the type. */
export const SIZE = 1000;

type HeadlineSet = {
  /** How many lines the headline has. */
  lines: number;
  /** Height of a line, in shares of the size. */
  height: number;
  tracking: number;
  /** Height of the letter that leads the line: a capital, an alef. */
  letter: number;
};

/** How the headline is set in each script. In one size, four lines of the one are as high as three of the other. */
export const headlineSets = {
  latin: { lines: 4, height: 1.05, tracking: -0.026, letter: 0.698 },
  arabic: { lines: 3, height: 1.4, tracking: 0, letter: 0.74 },
} satisfies Record<string, HeadlineSet>;

export type HeadlineScript = keyof typeof headlineSets;

/** How far below the top of the headline its baselines are, in shares of the size. */
export function baselinesOf(script: HeadlineScript): number[] {
  const { lines, height } = headlineSets[script];
  const first = (height - ASCENT - DESCENT) / 2 + ASCENT;
  return Array.from({ length: lines }, (_, line) => first + line * height);
}

/** Height of the whole headline, in shares of the size. */
export function heightOf(script: HeadlineScript): number {
  const { lines, height } = headlineSets[script];
  return lines * height;
}
