import path from 'node:path';
import type { Rolldown } from 'vite';
import { basePathOf } from '#src/config/base-path.ts';
import type { Language } from '#src/config/languages.ts';
import type { Site } from '#src/config/site.ts';
import type { SiteContent } from '#src/content/content-types.ts';
import { folderOf } from '#src/routing/page-folder.ts';
import type { PageId, RouteId } from '#src/routing/routes.ts';
import { ENTRY, HYDRATION, PAGE_FILES, PAGE_SECTIONS } from './chunk-naming.server.ts';

type Chunks = readonly Rolldown.OutputChunk[];

/** The table that fetches the islands, and that which fetches the sections that a page has of its own. */
export const FETCHING_TABLES = [path.resolve('src/islands/islands.ts'), PAGE_SECTIONS] as const;

/** The page that visitors probably open next: where the call to action at the end of a page leads. */
function findNextPage(site: SiteContent, language: Language, id: RouteId): PageId | null {
  const last = site[language].pages[id].sections.at(-1);
  if (last?.kind === 'next-study') return last.study.page;
  if (last?.kind === 'hotline') return last.request.actions[0]?.to.page ?? null;
  return last !== undefined && 'actions' in last ? (last.actions[0]?.to.page ?? null) : null;
}

/** The module that each line of a table fetches. */
type FetchedModules = ReadonlyMap<string, string>;

/**
 * The module of each line of a table.
 * @param lines the lines of the table, each of which fetches one module
 * @param fetched the modules that the table fetches, in their order
 * @throws Error when a line fetches none, or several
 */
export function matchModules(lines: readonly string[], fetched: readonly string[]): FetchedModules {
  if (lines.length !== fetched.length) throw new Error('Each line of a table fetches one module.');
  return new Map(lines.map((line, index) => [line, fetched[index] ?? '']));
}

/** Lists of scripts that a document names beside its first one. */
export type ScriptLists = {
  /** What the start of React imports, at once or as soon as it runs. */
  listStart: (language: Language) => string[];
  /** What opening the next page takes, beside what the document has by itself. */
  listNext: (language: Language, id: RouteId) => string[];
};

/**
 * Finds the scripts that documents name.
 * @param chunks what was built for the browser
 * @param modules those of each kind of island, and of the sections that pages have of their own
 */
export function createScriptLists(
  chunks: Chunks,
  [islands, ownSections]: readonly [FetchedModules, FetchedModules],
  { content, site: { origin } }: { content: SiteContent; site: Pick<Site, 'origin'> },
): ScriptLists {
  const entry = collectChunks(chunks, [ENTRY]);
  const own = collectChunks(chunks, [ENTRY, HYDRATION]);
  const list = (modules: readonly string[], without: ReadonlySet<Rolldown.OutputChunk>) =>
    [...collectChunks(chunks, modules)]
      .filter((chunk) => !without.has(chunk))
      .map(({ fileName }) => `${basePathOf(origin)}/${fileName}`);
  return {
    listStart: (language) => {
      const parts = ['messages', 'shell'].map((part) => `\0virtual:content/${language}/${part}`);
      return list([HYDRATION, ...parts], entry);
    },
    listNext: (language, id) => {
      const next = findNextPage(content, language, id);
      if (next === null) return [];
      const needed = [
        `\0virtual:content/${language}/page/${next}`,
        PAGE_FILES,
        ownSections.get(folderOf(next)) ?? [],
        content[language].pages[next].sections.flatMap(({ kind }) => islands.get(kind) ?? []),
      ];
      return list(needed.flat(), own);
    },
  };
}

/** The chunks of modules, and all that these import before they run. */
function collectChunks(chunks: Chunks, modules: readonly string[]): Set<Rolldown.OutputChunk> {
  const found = new Set<Rolldown.OutputChunk>();
  const add = (chunk: Rolldown.OutputChunk) => {
    if (found.has(chunk)) return;
    found.add(chunk);
    chunks.filter(({ fileName }) => chunk.imports.includes(fileName)).forEach(add);
  };
  chunks.filter(({ moduleIds }) => moduleIds.some((id) => modules.includes(id))).forEach(add);
  return found;
}
