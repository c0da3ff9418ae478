import { basename } from 'node:path';
import { isDraft, isLanguage } from '#src/config/languages.ts';
import { formatProblems, namePlace, type Problem, sortProblems } from '#src/content/read/problem.server.ts';
import { type Phrase, formatFault, formatPhrase, type ToolLanguage } from '#src/content/read/words.server.ts';
import type { CheckReport } from './check-locales.ts';
import { type State, type StatedText, states } from './text-state.ts';

/** Output format of a report. */
export type Form = 'text' | 'json' | 'annotations';

/** Codes of warnings about differences that may be intended. */
const intendedCodes: readonly string[] = ['translation-differs', 'ending-differs'];

/** Formats a report. @param isPart true if files were named on the command line; all their texts are listed */
export function formatReport(
  report: CheckReport,
  form: Form,
  language: ToolLanguage,
  isPart: boolean,
): string {
  switch (form) {
    case 'text':
      return writeText(report, language, isPart);
    case 'json':
      return JSON.stringify(toData(report, language), null, 2);
    case 'annotations':
      return writeAnnotations(report, language);
    default:
      return form satisfies never;
  }
}

function writeText({ problems, texts }: CheckReport, language: ToolLanguage, isPart: boolean): string {
  const errors = problems.filter(({ isWarning }) => isWarning !== true);
  const warnings = problems.filter(({ isWarning }) => isWarning === true);
  const reported = warnings.filter(
    (problem) => !isQuiet(problem) || (isPart && problem.code !== 'state-translated'),
  );
  const outcome: Phrase = errors.length === 0 ? { phrase: 'valid' } : { phrase: 'invalid' };
  return [
    ...(errors.length === 0 ? [] : [formatProblems(errors, language)]),
    ...(reported.length === 0
      ? []
      : [`${formatPhrase({ phrase: 'warnings' }, language)}\n\n${formatProblems(reported, language)}`]),
    summarize(texts, language),
    formatPhrase(outcome, language),
  ].join('\n\n');
}

/** Writes one line per language, and one per file with work to do. */
function summarize(texts: readonly StatedText[], language: ToolLanguage): string {
  const lines = [...Map.groupBy(texts, (text) => text.language)].flatMap(([code, own]) => {
    const files = [...Map.groupBy(own, ({ bundle }) => bundle.file)].filter(([, inFile]) => hasTask(inFile));
    return [
      `${code}  ${countStates(own, language)}`,
      ...files.map(([file, inFile]) => `  ${file}  ${countStates(inFile, language)}`),
    ];
  });
  return lines.join('\n');
}

/** Texts that only lack a review do not count as work. */
function hasTask(texts: readonly StatedText[]): boolean {
  return texts.some(({ state }) => state !== 'translated' && state !== 'reviewed');
}

function countStates(texts: readonly StatedText[], language: ToolLanguage): string {
  const counts = states.flatMap((state) => {
    const count = countState(texts, state);
    return count === 0 ? [] : [formatPhrase({ phrase: `count-${state}`, values: { count } }, language)];
  });
  const all = formatPhrase({ phrase: 'count-texts', values: { count: texts.length } }, language);
  return `${all}: ${counts.join(formatPhrase({ phrase: 'separator' }, language))}`;
}

function countState(texts: readonly StatedText[], state: State): number {
  return texts.filter((text) => text.state === state).length;
}

function toData({ problems, texts }: CheckReport, language: ToolLanguage) {
  const written = sortProblems(problems).map((problem) => ({
    severity: problem.isWarning === true ? 'warning' : 'error',
    code: problem.code,
    file: problem.file,
    line: problem.line ?? null,
    key: problem.path,
    ...formatFault(problem.code, problem.values ?? {}, language),
  }));
  return {
    valid: written.every(({ severity }) => severity === 'warning'),
    counts: Object.fromEntries(states.map((state) => [state, countState(texts, state)])),
    problems: written,
    texts: texts.map(({ bundle, keys, state }) => ({ file: bundle.file, key: keys.join('.'), state })),
  };
}

function writeAnnotations({ problems, texts }: CheckReport, language: ToolLanguage): string {
  const reported = sortProblems(
    problems.filter(
      ({ code, isWarning }) =>
        isWarning !== true || (code !== 'state-translated' && !intendedCodes.includes(code)),
    ),
  );
  const files = [...Map.groupBy(texts, ({ bundle }) => bundle.file)];
  const notices = files
    .filter(([, inFile]) => inFile.some(({ state }) => state === 'translated'))
    .map(([file, inFile]) =>
      writeCommand('notice', { file, title: basename(file) }, countStates(inFile, language)),
    );
  return [...reported.map((problem) => annotate(problem, language)), ...notices].join('\n');
}

function annotate(problem: Problem, language: ToolLanguage): string {
  const { code, values = {}, file, line, isWarning } = problem;
  const { found, expected, remedy } = formatFault(code, values, language);
  const rows = [
    namePlace(problem),
    `${formatPhrase({ phrase: 'found' }, language)}: ${found}`,
    `${formatPhrase({ phrase: 'expected' }, language)}: ${expected}`,
    remedy,
  ];
  const place = { file, ...(line === undefined ? {} : { line: String(line) }), title: problem.path || file };
  return writeCommand(isWarning === true ? 'warning' : 'error', place, rows.join('\n'));
}

/** Formats a GitHub workflow command: `::error file=…,line=…::message`. */
function writeCommand(name: string, place: Record<string, string>, message: string): string {
  const properties = Object.entries(place).map(([key, value]) => `${key}=${escapeProperty(value)}`);
  return `::${name} ${properties.join(',')}::${escapeData(message)}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** Returns whether a warning is hidden unless its file is named: work for translators, intended differences, drafts. */
function isQuiet({ code, file }: Problem): boolean {
  const language = file.split('/')[1] ?? '';
  return isStateCode(code) || intendedCodes.includes(code) || (isLanguage(language) && isDraft(language));
}

function isStateCode(code: string): boolean {
  return code.startsWith('state-') && code !== 'state-malformed';
}
