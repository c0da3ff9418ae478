import { CHOICES_PATH, REDIRECTS_PATH, ROUTES_PATH } from '#src/content/describe/bundle-catalogue.server.ts';
import { formatProblems } from '#src/content/read/problem.server.ts';
import { readBundle } from '#src/content/read/read-bundle.server.ts';
import { SHARED_FOLDER } from '#src/content/read/read-site.server.ts';
import { languageOf, type Outcome } from './command-line.ts';

/**
 * What keeps the table of pages, the choices or the redirects from being read; nothing where they can be. Every other
 * module reads them as it is loaded, and would fail before a tool could say why.
 */
export function explainBrokenRoutes(folder: string, parameters: readonly string[]): Outcome | undefined {
  const readings = [ROUTES_PATH, CHOICES_PATH, REDIRECTS_PATH].map((path) =>
    readBundle(folder, `${SHARED_FOLDER}/${path}`),
  );
  const problems = readings.flatMap((reading) => (reading.ok ? [] : reading.problems));
  if (problems.length === 0) return undefined;
  return { output: formatProblems(problems, languageOf(parameters)), isSuccess: false };
}
