import path from 'node:path';

type ModuleGraph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

const ENTRY = path.resolve('src/client.tsx');
/** Chunks by what begins them; a module belongs to the first one that imports it. */
const CHUNKS = [
  ['start', path.resolve('src/start.tsx')],
  ['opening', path.resolve('src/pages/home/opening.island.tsx')],
] as const;

/**
 * Names the chunk of a module, for the bundler: all that hydration needs is one file, and what the first view needs to
 * live is another, because many small ones compress worse. The document's first script stays out of them, so that it
 * never waits for React.
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
  for (const [name, begin] of CHUNKS) {
    for (const id of listImported(begin, graph)) {
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
