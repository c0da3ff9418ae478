import { type Language, languageCodes, languages } from '#src/config/languages.ts';
import { addressOf } from '#src/routing/addresses.ts';
import {
  explainRatio,
  formatFigure,
  MIN_SCORE,
  listMisses,
  MAX_BUILD_S,
  MAX_INTERACTION_MS,
  MAX_LCP_RATIO,
  MAX_SCRIPT_BYTES,
} from './budgets.ts';
import { type Measurement, nameTask, type Task, type Variant } from './plan.ts';
import { type Figures, type Results, takeMedians } from './store.ts';

/** A task, its median figures, and how many of its measurements were taken on a busy machine. */
export type Row = { task: Task; figures: Figures; runs: number; busy: number };

/** Facts about a run, for reports. */
export type Run = { date: string; machine: string; command: string };

/** Returns the measured tasks of a plan. Measurements from a busy machine count only if there are no others. */
export function listRows(plan: readonly Measurement[], { results }: Results): Row[] {
  const tasks = plan.filter(({ round }) => round === 1).map(({ task }) => task);
  return tasks.flatMap((task) => {
    const name = nameTask(task);
    const all = plan.flatMap((each) => (nameTask(each.task) === name ? (results[each.id] ?? []) : []));
    const quiet = all.filter(({ isBusy }) => !isBusy);
    const counted = quiet.length > 0 ? quiet : all;
    const figures = takeMedians(counted);
    return figures === null ? [] : [{ task, figures, runs: counted.length, busy: all.length - quiet.length }];
  });
}

/** Returns a figure of the home page relative to the hand-written one; `null` if either is missing. */
export function readRatio(rows: readonly Row[], language: Language, name: string): number | null {
  const home = addressOf('home', language);
  const find = (wanted: string) => rows.find(({ task }) => nameTask(task) === `${wanted} ${home}`);
  const own = find('bare')?.figures[name];
  const byHand = find('hand')?.figures[name];
  return own === undefined || byHand === undefined ? null : own / byHand;
}

/** Lists all missed budgets as sentences. */
export function listBudgetFailures(rows: readonly Row[]): string[] {
  const misses = rows.flatMap(({ task, figures }) =>
    listMisses(task, figures).map((miss) => `${nameTask(task)}: ${miss}`),
  );
  const ratios = languageCodes.flatMap((language) => {
    const ratio = readRatio(rows, language, 'lcp');
    const miss = ratio === null ? null : explainRatio(language, ratio);
    return miss === null ? [] : [`bare ${addressOf('home', language)}: ${miss}`];
  });
  return [...misses, ...ratios];
}

/** Writes a Markdown table with right-aligned numbers. */
export function writeTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(head),
    line(head.map((_cell, index) => (index === 0 ? '---' : '--:'))),
    ...rows.map(line),
  ].join('\n');
}

const times = ['score', 'fcp', 'lcp', 'tbt', 'cls', 'speedIndex'];
const sizes = ['script', 'html', 'font', 'picture', 'sheet'];
const inKilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

function writeCells({ task, figures, busy }: Row, names: readonly string[]): string[] {
  const cells = names.map((name) => {
    const value = figures[name];
    if (value === undefined) return '';
    return sizes.includes(name) ? inKilobytes(value) : formatFigure(value);
  });
  return [nameTask(task) + (busy > 0 ? ' *' : ''), ...cells];
}

function writeRatios(rows: readonly Row[]): string {
  const names = ['fcp', 'lcp', 'speedIndex', 'html'];
  const lines = languageCodes.map((language) => [
    addressOf('home', language),
    ...names.map((name) => readRatio(rows, language, name)?.toFixed(2) ?? ''),
  ]);
  return writeTable(['home page, times the page by hand', ...names], lines);
}

/** Writes all figures as Markdown. */
export function writeReport(rows: readonly Row[], { date, machine, command }: Run): string {
  const ofKind = (kind: Task['kind']) => rows.filter(({ task }) => task.kind === kind);
  const pageNames = [...times, ...sizes, 'requests', 'benchmarkIndex'];
  const actionNames = ['interaction', 'answer', 'document'];
  const buildNames = ['seconds', 'processor', 'megabytes'];
  const unit = (name: string) => (sizes.includes(name) ? `${name} kB` : name);
  const table = (title: string, kind: Task['kind'], names: readonly string[]) =>
    writeTable(
      [title, ...names.map(unit)],
      ofKind(kind).map((row) => writeCells(row, names)),
    );
  const busy = rows.some((row) => row.busy > 0);
  return [
    `${date} · ${machine} · \`${command}\``,
    table('page, simulated phone', 'page', pageNames),
    writeRatios(rows),
    table('visitor on a processor slowed 4 times, ms', 'action', actionNames),
    table('build', 'build', buildNames),
    ...(busy ? ['\\* The machine was busy during some of these measurements.'] : []),
  ].join('\n\n');
}

function findWorst(rows: readonly Row[], name: string, choose: (...values: number[]) => number): number {
  return choose(...rows.flatMap(({ figures }) => figures[name] ?? []));
}

function listPages(rows: readonly Row[], variant: Variant): Row[] {
  return rows.filter(({ task }) => task.kind === 'page' && task.variant === variant);
}

/** Writes the lowest scores. The hand-written page has no scripts, so its losses are caused by the machine. */
function writeScores(rows: readonly Row[]): string[][] {
  const least = (variant: Variant) => String(findWorst(listPages(rows, variant), 'score', Math.min));
  const pages = listPages(rows, 'bare').length;
  return [
    [`Lighthouse, mobile, least of ${pages} documents`, `${MIN_SCORE.bare}`, least('bare')],
    ['the same with the page skeleton of 1.5 s', `${MIN_SCORE.shipped}`, least('shipped')],
    ['the home page by hand, without script', '', least('hand')],
  ];
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** Writes the figures of the README, with their limits. */
export function writeSummary(rows: readonly Row[], { date, machine, command }: Run): string {
  const bare = listPages(rows, 'bare');
  const actions = rows.filter(({ task }) => task.kind === 'action');
  const build = rows.filter(({ task }) => task.kind === 'build');
  const most = (name: string, of: readonly Row[] = bare) => findWorst(of, name, Math.max);
  const lines = [
    ...writeScores(rows),
    ['script of the first load, brotli, kB', inKilobytes(MAX_SCRIPT_BYTES), inKilobytes(most('script'))],
    ['layout shift', '0', formatFigure(most('cls'))],
    ...languageCodes.map((language) => [
      `LCP, times the same page by hand, ${languageNames.of(language)}`,
      String(MAX_LCP_RATIO[languages[language].script]),
      readRatio(rows, language, 'lcp')?.toFixed(2) ?? '',
    ]),
    [
      'longest interaction, processor slowed 4 times, ms',
      `${MAX_INTERACTION_MS}`,
      formatFigure(most('interaction', actions)),
    ],
    [
      'navigation between two pages, so slowed, ms',
      '',
      formatFigure(
        most(
          'answer',
          actions.filter(({ task }) => nameTask(task).startsWith('navigation')),
        ),
      ),
    ],
    ['build of all pages, s', `${MAX_BUILD_S}`, formatFigure(most('seconds', build))],
    ['memory of that build, MB', '', formatFigure(most('megabytes', build))],
  ];
  return [
    writeTable(['measured', 'limit', 'worst'], lines),
    `${date}, ${machine}, \`${command}\`; medians of three.`,
  ].join('\n\n');
}

const BEGIN = '<!-- figures: npm run bench -- --write -->';
const END = '<!-- end of figures -->';

/** Replaces the figures in a text. @throws Error if the text lacks the markers */
export function replaceFigures(text: string, figures: string): string {
  const [before, rest] = text.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`The README has no ${BEGIN} … ${END}.`);
  return `${before}${BEGIN}\n\n${figures}\n\n${END}${after}`;
}
