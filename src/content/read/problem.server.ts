import { type FaultCode, formatFault, formatPhrase, type Values, type ToolLanguage } from './words.server.ts';

/** A problem without its location; `formatFault` puts it into words. */
export type Fault = {
  code: FaultCode;
  values?: Values;
  /** Accepted in a draft, an error in a release. */
  isWarning?: true;
};

/** A fault and its location in a locale bundle. */
export type Problem = Fault & {
  /** Path relative to the project's folder, with forward slashes. */
  file: string;
  line?: number;
  /** Key path, with ids for list items: `sections.hero.title`; empty for the whole file. */
  path: string;
};

const LABEL_WIDTH = 10;

/** Sorts problems by file and line. */
export function sortProblems<Each extends Problem>(problems: readonly Each[]): Each[] {
  return problems.toSorted((a, b) => compareText(a.file, b.file) || (a.line ?? 0) - (b.line ?? 0));
}

/** Formats problems, sorted by file and line: location, found, expected, remedy. */
export function formatProblems(problems: readonly Problem[], language: ToolLanguage = 'en'): string {
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

/** Formats a problem's location: `locales/ar/ui.json:30  stories.count_few`. */
export function namePlace({ file, line, path }: Problem): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return path === '' ? place : `${place}  ${path}`;
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function formatProblem(problem: Problem, language: ToolLanguage): string {
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
