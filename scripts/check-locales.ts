// Checks all bundles of locales/ and prints every problem with its remedy.
//   node scripts/check-locales.ts [folder]
import { join } from 'node:path';
import { formatProblems } from '#src/content/read/problem.server.ts';
import { loadSite } from '#src/content/check/load-site.server.ts';
import { languageCodes } from '#src/config/languages.ts';
import { routeIds } from '#src/routing/routes.ts';

const folder = process.argv[2] ?? join(import.meta.dirname, '..', 'locales');
const loading = loadSite(folder);
if (loading.ok) {
  console.log(`The bundles are valid: ${routeIds.length} pages in ${languageCodes.length} languages.`);
} else {
  console.error(formatProblems(loading.problems));
  process.exitCode = 1;
}
