import { type Language, type LanguageDeclaration, languages } from '#src/config/languages.ts';
import type { Task, Variant } from './plan.ts';
import type { Figures } from './store.ts';

type Script = LanguageDeclaration['script'];

/** Maximum size of the scripts that a page loads by itself, compressed, bytes. */
export const MAX_SCRIPT_BYTES = 12_000;
/** Maximum LCP, as a multiple of the hand-written page's LCP with the same fonts. */
export const MAX_LCP_RATIO = { latin: 1, arabic: 1.05 } satisfies Record<Script, number>;
/** The skeleton costs a point, because it covers the content. */
export const MIN_SCORE = { bare: 100, shipped: 99, hand: 0, static: 0 } satisfies Record<Variant, number>;
/** Maximum duration of an interaction, ms. */
export const MAX_INTERACTION_MS = 100;
/** Maximum duration of a full build, s. */
export const MAX_BUILD_S = 60;

const MAX_FCP_MS = 900;
/** Arabic has a higher limit, because LCP includes loading its fonts. */
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
    // Without a message endpoint, the form's code loads to report that, so only layout shift is limited.
    if (task.variant === 'static') return limits.filter(({ name }) => name === 'cls');
    return task.variant === 'hand' ? [] : limits;
  }
  return task.action === 'navigation' ? [] : [{ name: 'interaction', most: MAX_INTERACTION_MS }];
}

/** Lists the missed budgets of a task as sentences. A missing figure counts as missed. */
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

/** Explains that a page is too slow compared with the hand-written one; `null` if it is not. */
export function explainRatio(language: Language, ratio: number): string | null {
  const most = MAX_LCP_RATIO[languages[language].script];
  return ratio <= most ? null : `lcp ${ratio.toFixed(2)} times that of the page by hand, at most ${most}`;
}

/** Formats a figure: integers from 1 on, two significant digits below. */
export function formatFigure(value: number): string {
  return value >= 1 ? value.toFixed(0) : String(Number(value.toPrecision(2)));
}

/** Returns the median; the lower middle value if the count is even. */
export function takeMedian(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}
