import { formatFigure } from './budgets.ts';
import { type Run, writeTable } from './report.ts';
import type { Figures } from './store.ts';

/** Sizes of the copies, in multiples of the site's pages and records. */
export const GROWTHS = [1, 5, 25] as const;

/** Figures of each copy, by size in multiples of the site. */
export type Growth = ReadonlyMap<number, Figures>;

/** Labels of the measured figures. */
const measures = {
  documents: 'documents',
  check: 'check of the bundles, processor s',
  build: 'build, processor s',
  buildMemory: 'build, memory MB',
  output: 'output, MB',
  index: 'search index, larger of both languages, brotli kB',
  prepare: 'search, first use, ms',
  answer: 'search, answer, median ms',
  script: 'script of the first load, brotli kB',
} as const;

/** Maximum slope from 5 to 25, relative to the slope from 1 to 5; the tolerance covers differences between runs. */
const MAX_BEND = 1.5;
/** Garbage collection is unpredictable, so for memory only the ratio is checked, not the slope. */
const lazyMeasures = ['buildMemory'];
/** Growth below this share of the first value counts as none. */
const MIN_GROWTH = 0.1;

/** Values of a figure, and the reason if it grows too fast. */
export type GrowthCheck = { name: string; values: readonly number[]; fault: string | null };

/**
 * Checks that a cost grows at most linearly with the site. A constant part would hide faster growth in the ratio, so
 * the slopes of both halves are compared, too. Returns the reason if it grows too fast, or else `null`.
 */
export function checkGrowth(
  [one, five, many]: readonly [number, number, number],
  isLazy = false,
): string | null {
  const ratio = many / one;
  if (!(ratio <= 25)) return `${ratio.toFixed(1)} times`;
  if (isLazy || many - one <= one * MIN_GROWTH) return null;
  const first = (five - one) / 4;
  const second = (many - five) / 20;
  // If there is hardly any growth at first, the slope is compared with the minimum growth.
  const bend = second / Math.max(first, (one * MIN_GROWTH) / 4);
  return bend <= MAX_BEND ? null : `${bend.toFixed(1)} times as steep behind 5 times as before`;
}

/** Checks every figure of all copies. @throws Error if a figure is missing */
export function checkAllGrowth(growth: Growth): GrowthCheck[] {
  return Object.entries(measures).map(([key, name]) => {
    const read = (times: number) => {
      const value = growth.get(times)?.[key];
      if (value === undefined) throw new Error(`${key} was not measured at ${times} times the site.`);
      return value;
    };
    const values = [read(1), read(5), read(25)] as const;
    return { name, values, fault: checkGrowth(values, lazyMeasures.includes(key)) };
  });
}

function formatValue(value: number): string {
  return value < 10 ? String(Number(value.toFixed(2))) : formatFigure(value);
}

/** Writes the documentation page about growth. */
export function writeGrowth(checks: readonly GrowthCheck[], { date, machine, command }: Run): string {
  const rows = checks.map(({ name, values, fault }) => {
    const [one = Number.NaN, , many = Number.NaN] = values;
    return [name, ...values.map(formatValue), (many / one).toFixed(1), fault ?? 'yes'];
  });
  return `# What growth costs

Measured on copies of the site with 1, 5 and 25 times its pages and records: case studies with their pages, questions, clients,
places, stories and entries of the search, and further pages of text in place of those that only one can be.

${writeTable(['cost', '1×', '5×', '25×', '25× to 1×', 'at most linear'], rows)}

${date}, ${machine}, \`${command}\`.

At most linear is what costs no more than 25 times as much at 25 times the site, and whose line is at most ${MAX_BEND} times as steep from
5 to 25 as from 1 to 5: a part that does not grow cannot hide there what grows too fast. Memory is judged by the ratio alone, as a
process leaves what it no longer needs where it is while there is room. Times are those of the processor, so that what else a machine
does counts little. Copies repeat their words, so compressed sizes grow less than those of other pages would.
`;
}
