import { type Language, type LanguageDeclaration, languages } from '#src/config/languages.ts';
import type { Task, Variant } from './plan.ts';
import type { Figures } from './store.ts';

type Script = LanguageDeclaration['script'];

/** Most bytes of script that a page runs by itself, as they are sent. */
export const MAX_SCRIPT_BYTES = 12_000;
/** How much later than the page by hand, with the same fonts, the largest part may be painted. */
export const MAX_LCP_RATIO = { latin: 1, arabic: 1.05 } satisfies Record<Script, number>;
/** The skeleton costs a point, as nothing is seen behind it. */
export const MIN_SCORE = { bare: 100, shipped: 99, hand: 0, static: 0 } satisfies Record<Variant, number>;
/** Longest response to a visitor, ms. */
export const MAX_INTERACTION_MS = 100;
/** Longest build of all pages, s. */
export const MAX_BUILD_S = 60;

const MAX_FCP_MS = 900;
/** The fonts of a script are part of what the visitor waits for. */
const MAX_LCP_MS = { latin: 1600, arabic: 1900 } satisfies Record<Script, number>;
const MAX_TBT_MS = 50;

type Limit = { name: string; most: number };

function listPageLimits(language: Language): Limit[] {
  return [
    { name: 'fcp', most: MAX_FCP_MS },
    { name: 'lcp', most: MAX_LCP_MS[languages[language].script] },
    { name: 'tbt', most: MAX_TBT_MS },
    { name: 'cls', most: 0 },
    { name: 'script', most: MAX_SCRIPT_BYTES },
  ];
}

function listLimits(task: Task): Limit[] {
  if (task.kind === 'build') return [{ name: 'seconds', most: MAX_BUILD_S }];
  if (task.kind === 'page') {
    const limits = listPageLimits(task.language);
    // If messages cannot be sent, the form's code loads to say so; the layout does not move.
    if (task.variant === 'static') return limits.filter(({ name }) => name === 'cls');
    return task.variant === 'hand' ? [] : limits;
  }
  return task.action === 'navigation' ? [] : [{ name: 'interaction', most: MAX_INTERACTION_MS }];
}

/** Which figures of a task miss their budget, as a sentence each. What was not measured misses it as well. */
export function listMisses(task: Task, figures: Figures): string[] {
  const over = listLimits(task).flatMap(({ name, most }) => {
    const value = figures[name] ?? Number.NaN;
    return value <= most ? [] : [`${name} ${formatFigure(value)}, at most ${most}`];
  });
  if (task.kind !== 'page') return over;
  const least = MIN_SCORE[task.variant];
  const score = figures['score'] ?? Number.NaN;
  return score >= least ? over : [`score ${score}, at least ${least}`, ...over];
}

/** Says that a page takes too long compared with the same page by hand; nothing where it does not. */
export function explainRatio(language: Language, ratio: number): string | null {
  const most = MAX_LCP_RATIO[languages[language].script];
  return ratio <= most ? null : `lcp ${ratio.toFixed(2)} times that of the page by hand, at most ${most}`;
}

/** A figure with as many places as it needs. */
export function formatFigure(value: number): string {
  return value >= 1 ? value.toFixed(0) : String(Number(value.toPrecision(2)));
}

/** The middle one of several figures. */
export function takeMedian(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}
