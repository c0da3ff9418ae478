import path from 'node:path';
import type { Rolldown } from 'vite';
import type { Language } from '#src/config/languages.ts';
import type { SiteContent } from '#src/content/content-types.ts';
import { isLive } from '#src/content/page-parts.ts';
import type { PageId, RouteId } from '#src/routing/routes.ts';

type Chunks = readonly Rolldown.OutputChunk[];

const ENTRY = path.resolve('src/client.tsx');
const HYDRATION = path.resolve('src/start.tsx');
/** Code of every page that is opened from another one. */
const PAGE_CODE = ['src/pages/sections.page.tsx', 'src/pages/live-sections.ts'].map((file) =>
  path.resolve(file),
);

/** The page that visitors probably open next: where the call to action at the end of a page leads. */
function findNextPage(site: SiteContent, language: Language, id: RouteId): PageId | null {
  const last = site[language].pages[id].sections.at(-1);
  return last?.kind === 'closing' ? (last.actions[0]?.to.page ?? null) : null;
}

/**
 * Finds the scripts that opening the next page of a document takes, beside those that the document has by itself.
 * @param chunks what was built for the browser
 */
export function createNextScripts(chunks: Chunks, site: SiteContent) {
  const own = collectChunks(chunks, [ENTRY, HYDRATION]);
  return (language: Language, id: RouteId): string[] => {
    const next = findNextPage(site, language, id);
    if (next === null) return [];
    const live = site[language].pages[next].sections
      .filter(isLive)
      .map(({ kind }) => path.resolve(`src/pages/${kind}-live-section.tsx`));
    const modules = [`\0virtual:content/${language}/page/${next}`, ...PAGE_CODE, ...live];
    const needed = collectChunks(chunks, modules);
    return [...needed].filter((chunk) => !own.has(chunk)).map(({ fileName }) => `/${fileName}`);
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
