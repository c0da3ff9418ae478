import { findNearest } from '#src/config/nearest-name.server.ts';
import { bundleCatalogue } from '#src/content/describe/bundle-catalogue.server.ts';
import { nameFile } from '#src/content/read/read-bundle.server.ts';
import { listExpected } from '#src/content/read/read-site.server.ts';
import { type Command, fail, type Outcome, runCommand } from './command-line.ts';
import { tidyStates } from './confirm-texts.ts';
import { checkLocales, type CheckReport } from './check-locales.ts';
import { lineFiles, fixLocales } from './fix-texts.ts';
import { formatReport } from './format-report.ts';
import { withoutFolder } from './without-folder.ts';

/** `npm run check:locales`: checks the bundles of a folder. */
export function runCheck(parameters: readonly string[], folder: string): Outcome {
  const flags = ['json', 'annotations', 'release', 'fix'];
  const help = { phrase: 'help-check' } as const;
  const run: Command['run'] = ({ flags: given, names, language }) => {
    const files = listExpected(bundleCatalogue).map((path) => nameFile(folder, path));
    const wanted = names.map((name) => findFile(name, files));
    const unknown = names.filter((_, index) => wanted[index] === undefined);
    if (unknown.length > 0) {
      const nearest = findNearest(unknown[0] ?? '', files.map(withoutFolder)) ?? 'ar/pages/home.json';
      return fail({ phrase: 'file-not-known', values: { names: unknown, nearest } }, language);
    }
    if (given.has('fix')) {
      const texts = wanted.length === 0 ? files : wanted.flatMap((file) => file ?? []);
      fixLocales(folder, [...texts, ...[...lineFiles].map((path) => nameFile(folder, path))]);
      tidyStates(folder);
    }
    const report = select(checkLocales(folder, given.has('release')), wanted);
    const form = given.has('json') ? 'json' : given.has('annotations') ? 'annotations' : 'text';
    const isSuccess = report.problems.every(({ isWarning }) => isWarning === true);
    return { output: formatReport(report, form, language, wanted.length > 0), isSuccess };
  };
  return runCommand(parameters, { help, flags, run });
}

function findFile(name: string, files: readonly string[]): string | undefined {
  const path = name.replace(/^\.\//, '');
  return files.find((file) => file === path || withoutFolder(file) === path);
}

/** Problem codes of files without texts; always reported, even if other files are named. */
const unreadable: readonly string[] = ['state-malformed', 'comments-malformed', 'lines-marked'];

function select({ problems, texts }: CheckReport, files: readonly (string | undefined)[]): CheckReport {
  if (files.length === 0) return { problems, texts };
  return {
    problems: problems.filter(({ file, code }) => files.includes(file) || unreadable.includes(code)),
    texts: texts.filter(({ bundle }) => files.includes(bundle.file)),
  };
}
