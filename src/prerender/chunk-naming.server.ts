import path from 'node:path';

type ModuleGraph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

/** The document's first script, and the start of React that it fetches. */
export const ENTRY = path.resolve('src/client.tsx');
export const HYDRATION = path.resolve('src/start.tsx');
export const PAGE_SECTIONS = path.resolve('src/navigation/page-sections.ts');
/** Code of every page that is opened from another one. */
export const PAGE_FILES = [
  path.resolve('src/navigation/page.tsx'),
  PAGE_SECTIONS,
  path.resolve('src/navigation/load-own-styles.ts'),
];
/** Chunks by what begins them; a module belongs to the first one that imports it. */
const CHUNKS = [
  ['start', [HYDRATION]],
  ['opening', [path.resolve('src/pages/home/opening.island.tsx')]],
  ['menu', [path.resolve('src/shell/mobile-menu.tsx')]],
  ['page', PAGE_FILES],
] as const;

/**
 * Names the chunk of a module, for the bundler: all that hydration needs is one file, what the first view needs to live
 * is another, and so are the menu of small screens and what shows a page that is opened from another one. Many small ones
 * compress worse, and are asked for one after the other. The document's first script stays out of them, so that it never
 * waits for React.
 */
export function createChunkNaming(): (id: string, graph: ModuleGraph) => string | null {
  let chunks: ReadonlyMap<string, string> | undefined;
  return (id, graph) => {
    chunks ??= assignModules(graph);
    return chunks.get(id) ?? null;
  };
}

function assignModules(graph: ModuleGraph): Map<string, string> {
  const first = listImported(ENTRY, graph);
  const chunks = new Map<string, string>();
  for (const [name, files] of CHUNKS) {
    for (const id of files.flatMap((file) => [...listImported(file, graph)])) {
      if (!first.has(id) && !chunks.has(id)) chunks.set(id, name);
    }
  }
  return chunks;
}

/** A module and everything that it imports before it runs. */
function listImported(id: string, graph: ModuleGraph, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  graph.getModuleInfo(id)?.importedIds.forEach((imported) => listImported(imported, graph, found));
  return found;
}
