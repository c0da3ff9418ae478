import { type FaultCode, formatFault, formatPhrase, type Values, type WordLanguage } from './words.server.ts';

/** A fault at one position; `formatFault` puts it into words. */
export type Fault = {
  code: FaultCode;
  values?: Values;
  /** Accepted in a draft, refused in a release. */
  isWarning?: true;
};

/** A fault of a locale bundle and its position. */
export type Problem = Fault & {
  /** File from the project's folder on, with forward slashes. */
  file: string;
  line?: number;
  /** Keys down to the place, lists by their ids: `sections.hero.title`; empty for the whole file. */
  path: string;
};

const LABEL_WIDTH = 10;

/** Problems in the order of files and lines. */
export function sortProblems<Each extends Problem>(problems: readonly Each[]): Each[] {
  return problems.toSorted((a, b) => compareText(a.file, b.file) || (a.line ?? 0) - (b.line ?? 0));
}

/** Puts problems into words, in the order of files and lines: place, found, expected, remedy. */
export function formatProblems(problems: readonly Problem[], language: WordLanguage = 'en'): string {
  const sorted = sortProblems(problems);
  const files = new Set(sorted.map(({ file }) => file)).size;
  const count = formatPhrase(
    {
      phrase: 'problems-in-files',
      values: {
        problems: { phrase: 'problems', values: { count: sorted.length } },
        files: { phrase: 'files', values: { count: files } },
      },
    },
    language,
  );
  return [...sorted.map((problem) => formatProblem(problem, language)), count].join('\n\n');
}

/** Position of a problem: `locales/ar/ui.json:30  stories.count_few`. */
export function namePlace({ file, line, path }: Problem): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return path === '' ? place : `${place}  ${path}`;
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function formatProblem(problem: Problem, language: WordLanguage): string {
  const { found, expected, remedy } = formatFault(problem.code, problem.values ?? {}, language);
  const [verb = '', ...rest] = remedy.split(' ');
  const rows = [
    [formatPhrase({ phrase: 'found' }, language), found],
    [formatPhrase({ phrase: 'expected' }, language), expected],
    [verb, rest.join(' ')],
  ] as const;
  const lines = rows.map(([label, words]) => `    ${label.padEnd(LABEL_WIDTH - 1)} ${words}`);
  return [namePlace(problem), ...lines].join('\n');
}
