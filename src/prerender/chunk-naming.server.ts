import path from 'node:path';

type ModuleGraph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

/** The script of every document. */
export const ENTRY = path.resolve('src/client.ts');
/** Chunks by what begins them; a module belongs to the first one that imports it. */
const CHUNKS = [
  [
    'react',
    [
      path.resolve('src/islands/hydrate-island.tsx'),
      path.resolve('src/shell/bar-search.island.tsx'),
      path.resolve('src/routing/link.tsx'),
      path.resolve('src/content/shell-context.ts'),
    ],
  ],
] as const;

/**
 * Names the chunk of a module, for the bundler: what a document starts with is one file, what every island needs another.
 * Many small ones compress worse, and are asked for one after the other; and the script of the
 * document never waits for React.
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
  const chunks = new Map([...first].map((id) => [id, 'client']));
  for (const [name, files] of CHUNKS) {
    for (const id of files.flatMap((file) => [...listImported(file, graph)])) {
      if (!chunks.has(id)) chunks.set(id, name);
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
