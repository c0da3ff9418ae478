/** What is wrong at one place, and what to do about it. The remedy begins with a verb: `write "title": "…"`. */
export type Fault = { found: string; expected: string; remedy: string };

/** A fault of a locale bundle and where it stands. */
export type Problem = Fault & {
  /** File from the project's folder on, with forward slashes. */
  file: string;
  line?: number;
  /** Keys down to the place, lists by their ids: `sections.hero.title`; empty for the whole file. */
  path: string;
};

const LABEL_WIDTH = 10;

/** Puts problems into words, in the order of files and lines: place, found, expected, remedy. */
export function formatProblems(problems: readonly Problem[]): string {
  const sorted = problems.toSorted((a, b) => compareText(a.file, b.file) || (a.line ?? 0) - (b.line ?? 0));
  const files = new Set(sorted.map(({ file }) => file)).size;
  const count = `${countThings(sorted.length, 'problem')} in ${countThings(files, 'file')}`;
  return [...sorted.map(formatProblem), count].join('\n\n');
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function formatProblem({ file, line, path, found, expected, remedy }: Problem): string {
  const place = line === undefined ? file : `${file}:${line}`;
  const [verb = '', ...rest] = remedy.split(' ');
  const rows = [
    ['found', found],
    ['expected', expected],
    [verb, rest.join(' ')],
  ] as const;
  const lines = rows.map(([label, words]) => `    ${label.padEnd(LABEL_WIDTH - 1)} ${words}`);
  return [path === '' ? place : `${place}  ${path}`, ...lines].join('\n');
}

/** `1 problem`, `2 problems`. */
function countThings(count: number, name: string): string {
  return `${count} ${name}${count === 1 ? '' : 's'}`;
}
