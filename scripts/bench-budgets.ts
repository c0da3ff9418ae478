import { type Language, type LanguageDeclaration, languages } from '#src/config/languages.ts';

/** What a build is measured as: as it is shipped, or with nothing that covers a page on purpose. */
export type Variant = 'bare' | 'shipped';

/** Figures of one page: score of 100, times in ms, CLS without a unit, transferred bytes by kind. */
export type PageFigures = {
  score: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  speedIndex: number;
  transferred: Map<string, number>;
  requests: number;
  /** Lighthouse's measure of the processor: what is below 1000 says more of a busy machine than of the page. */
  machine: number;
};

/** Longest response to a visitor, ms. */
export const LONGEST_INTERACTION_MS = 100;
/** Longest build of all pages, s. */
export const LONGEST_BUILD_S = 60;

const LONGEST_FCP_MS = 900;
/** The fonts of a script are part of what the visitor waits for. */
const LONGEST_LCP_MS = { latin: 1600, arabic: 1900 } satisfies Record<LanguageDeclaration['script'], number>;
const LONGEST_TBT_MS = 50;
/** The skeleton costs a point, as nothing is seen behind it. */
const LEAST_SCORE = { bare: 100, shipped: 99 } satisfies Record<Variant, number>;

/** Which figures of a page miss their budget, as a sentence each. */
export function listMisses(variant: Variant, language: Language, figures: PageFigures): string[] {
  const { score, fcp, lcp, tbt, cls } = figures;
  const limits = [
    { name: 'FCP', value: fcp, most: LONGEST_FCP_MS },
    { name: 'LCP', value: lcp, most: LONGEST_LCP_MS[languages[language].script] },
    { name: 'TBT', value: tbt, most: LONGEST_TBT_MS },
    { name: 'CLS', value: cls, most: 0 },
  ];
  const late = limits
    .filter(({ value, most }) => value > most)
    .map(({ name, value, most }) => `${name} ${formatFigure(value)}, at most ${most}`);
  const least = LEAST_SCORE[variant];
  return score < least ? [`score ${score}, at least ${least}`, ...late] : late;
}

/** A figure with as many places as it needs. */
export function formatFigure(value: number): string {
  return Number.isInteger(value) || value >= 1 ? value.toFixed(0) : value.toFixed(3);
}

/** The middle one of several figures. */
export function takeMedian(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}
