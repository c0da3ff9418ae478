import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { z } from 'zod';
import { type Language, languageCodes } from '#src/config/languages.ts';
import type { SiteContent } from '#src/content/content-types.ts';
import { listSearchItems } from '#src/content/join/search-items.server.ts';
import { createSearch, type Search } from '#src/features/search/create-search.ts';
import { takeMedian } from './bench/budgets.ts';

/** Queries and the ids of their expected results. */
const queryFile = z.strictObject({
  queries: z.array(z.strictObject({ query: z.string().min(1), expect: z.array(z.string()).min(1) })),
  offTopic: z.array(z.string().min(1)),
});
export type QueryFile = z.infer<typeof queryFile>;

/** Quality of the search in a language; shares are between 0 and 1, times in ms. */
export type SearchFigures = {
  queries: number;
  /** Share of queries whose first result is expected. */
  first: number;
  /** Share of expected results among the first five. */
  amongFive: number;
  /** Queries without any result. */
  nothing: number;
  /** Off-topic queries with matching results, and those with close results. */
  junk: number;
  close: number;
  offTopic: number;
  median: number;
  slowest: number;
  /** Queries with a wrong first result, and that result. */
  misses: string[];
};

const queriesFolder = join(import.meta.dirname, '../tests/search');
const queriesOf = (language: Language) => join(queriesFolder, `queries.${language}.json`);

/** Languages with a list of queries. */
export const searchedLanguages = languageCodes.filter((language) => existsSync(queriesOf(language)));

const FEW = 5;
/** Runs per query; the fastest counts, to exclude load from other programs. */
const TRIES = 3;

/** Reads the queries of a language. @throws ZodError if the file is malformed */
export function readQueries(language: Language): QueryFile {
  return queryFile.parse(JSON.parse(readFileSync(queriesOf(language), 'utf8')));
}

/** Reads queries of a language for topics that the site does not cover. @throws ZodError if the file is malformed */
export function readAbsentQueries(language: Language): string[] {
  const text = readFileSync(join(queriesFolder, 'absent.json'), 'utf8');
  return z.record(z.string(), z.array(z.string().min(1))).parse(JSON.parse(text))[language] ?? [];
}

/** Runs every query and measures results and times. */
export function measureSearch(site: SiteContent, language: Language, file: QueryFile): SearchFigures {
  const search = createSearch(listSearchItems(site, language));
  const answers = file.queries.map(({ query, expect }) => ({ query, expect, ...ask(search, query) }));
  const isHit = ({ ids, expect }: { ids: string[]; expect: string[] }) => expect.includes(ids[0] ?? '');
  const shares = answers.map(({ ids, expect }) => {
    return expect.filter((id) => ids.slice(0, FEW).includes(id)).length / expect.length;
  });
  const offTopic = file.offTopic.map((query) => ask(search, query)).filter(({ ids }) => ids.length > 0);
  const close = offTopic.filter(({ kind }) => kind === 'close').length;
  return {
    queries: answers.length,
    first: answers.filter(isHit).length / answers.length,
    amongFive: shares.reduce((sum, share) => sum + share, 0) / answers.length,
    nothing: answers.filter(({ ids }) => ids.length === 0).length,
    junk: offTopic.length - close,
    close,
    offTopic: file.offTopic.length,
    median: takeMedian(answers.map(({ time }) => time)),
    slowest: Math.max(...answers.map(({ time }) => time)),
    misses: answers
      .filter((answer) => !isHit(answer))
      .map(({ query, expect, ids }) => `${query}: ${ids[0] ?? 'nothing'}, expected ${expect.join(' or ')}`),
  };
}

function ask(search: Search, query: string) {
  const times = Array.from({ length: TRIES }, () => {
    const started = performance.now();
    search(query);
    return performance.now() - started;
  });
  const answer = search(query);
  const ids = answer.kind === 'empty' ? [] : answer.items.map(({ id }) => id);
  return { kind: answer.kind, ids, time: Math.min(...times) };
}
