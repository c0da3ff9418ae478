// Measures the search of each language with the queries in tests/search, and lists every miss:
//   node scripts/search-bench.ts
import { join } from 'node:path';
import { loadSite } from '#src/content/check/load-site.server.ts';
import { formatProblems } from '#src/content/read/problem.server.ts';
import { measureSearch, readQueries, type SearchFigures, searchedLanguages } from './measure-search.ts';

const loading = loadSite(join(import.meta.dirname, '../locales'));
if (!loading.ok) throw Object.assign(new Error(formatProblems(loading.problems)), { stack: '' });

const inPercent = (share: number) => `${(share * 100).toFixed(1)} %`;
const inMilliseconds = (time: number) => `${time.toFixed(2)} ms`;

function printFigures(language: string, figures: SearchFigures): void {
  const { queries, first, amongFive, nothing, junk, close, offTopic, median, slowest, misses } = figures;
  console.log(`${language}: ${queries} queries`);
  console.log(`  hit@1       ${inPercent(first)}`);
  console.log(`  recall@5    ${inPercent(amongFive)}`);
  console.log(`  no result   ${nothing}`);
  console.log(`  off topic   ${junk} of ${offTopic} match something, ${close} get close results`);
  console.log(`  time        ${inMilliseconds(median)} median, ${inMilliseconds(slowest)} slowest`);
  for (const miss of misses) console.log(`  missed      ${miss}`);
}

for (const language of searchedLanguages) {
  printFigures(language, measureSearch(loading.content, language, readQueries(language)));
}
