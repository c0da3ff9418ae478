import { formatProblems } from '#src/content/read/problem.server.ts';
import { readBundle } from '#src/content/read/read-bundle.server.ts';
import { languageOf, type Outcome } from './command-line.ts';

/**
 * What keeps the table of pages from being read; nothing where it can be. Every other module takes it as it is, so
 * that no tool could begin to say so.
 */
export function explainBrokenRoutes(folder: string, parameters: readonly string[]): Outcome | undefined {
  const reading = readBundle(folder, 'shared/routes.json');
  if (reading.ok) return undefined;
  return { output: formatProblems(reading.problems, languageOf(parameters)), isRight: false };
}
