import { CHOICES_PATH, REDIRECTS_PATH, ROUTES_PATH } from '#src/content/describe/bundle-catalogue.server.ts';
import { formatProblems } from '#src/content/read/problem.server.ts';
import { readBundle } from '#src/content/read/read-bundle.server.ts';
import { SHARED_FOLDER } from '#src/content/read/read-site.server.ts';
import { languageOf, type Outcome } from './command-line.ts';

/**
 * Reports why the page table, choices or redirects cannot be read; `undefined` if they can. Other modules read them on
 * load and would crash before a command can report the problem.
 */
export function explainBrokenRoutes(folder: string, parameters: readonly string[]): Outcome | undefined {
  const readings = [ROUTES_PATH, CHOICES_PATH, REDIRECTS_PATH].map((path) =>
    readBundle(folder, `${SHARED_FOLDER}/${path}`),
  );
  const problems = readings.flatMap((reading) => (reading.ok ? [] : reading.problems));
  if (problems.length === 0) return undefined;
  return { output: formatProblems(problems, languageOf(parameters)), isSuccess: false };
}
