import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, Rolldown, UserConfig, ViteBuilder } from 'vite';
import { basePathOf } from '#src/config/base-path.ts';
import { compressFiles } from './compress-files.server.ts';
import { writeCompanionFiles } from './write-companion-files.server.ts';
import { writeThirdParty } from './third-party.server.ts';
import { type DocumentSources, type Renderer, writeDocuments } from './write-documents.server.ts';

type ModuleGraph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

/** The script of every document. */
const ENTRY = path.resolve('src/client.ts');
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
function createChunkNaming(): (id: string, graph: ModuleGraph) => string | null {
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

/** The mode of a build that only tests read: compression takes two fifths of the time. */
export const UNCOMPRESSED_MODE = 'uncompressed';

/** Options of a build. In development the site is at the root of its host. */
const configure = (base: string): UserConfig => ({
  base: `${base}/`,
  define: { SITE_BASE_PATH: JSON.stringify(base) },
  // One set of plugins, as those that write documents ask the others what they have made.
  builder: { sharedConfigBuild: true, sharedPlugins: true },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          input: 'src/client.ts',
          output: {
            codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: createChunkNaming() }] },
          },
        },
      },
    },
    ssr: { build: { outDir: '.ssr', emptyOutDir: true, rolldownOptions: { input: 'src/server.tsx' } } },
  },
});

/** Builds the browser's files, then the renderer, then writes all documents and companion files. */
export function documents(sources: DocumentSources): Plugin {
  return {
    name: 'documents',
    apply: 'build',
    config: () => configure(basePathOf(sources.site.origin)),
    async buildApp(builder) {
      const { client, ssr } = builder.environments;
      if (client === undefined || ssr === undefined) throw new Error('The build needs its two environments.');
      sources.content.current();
      const chunks = listChunks(await builder.build(client));
      await builder.build(ssr);
      const { root } = builder.config;
      const folder = path.resolve(root, client.config.build.outDir);
      const rendererFolder = path.resolve(root, ssr.config.build.outDir);
      const renderer: unknown = await import(pathToFileURL(path.join(rendererFolder, 'server.js')).href);
      if (!isRenderer(renderer)) throw new Error('The renderer has no renderPage.');
      await writeDocuments(renderer, { folder, script: findEntry(chunks) }, sources);
      const beside = { publicFolder: builder.config.publicDir, thirdParty: writeThirdParty(root, chunks) };
      await writeCompanionFiles(folder, sources.content.current(), sources.site, beside);
      await rm(rendererFolder, { recursive: true });
      if (builder.config.mode !== UNCOMPRESSED_MODE) await compressFiles(folder);
    },
  };
}

function isRenderer(module: unknown): module is Renderer {
  return typeof module === 'object' && module !== null && 'renderPage' in module;
}

function listChunks(built: Awaited<ReturnType<ViteBuilder['build']>>): Rolldown.OutputChunk[] {
  const files = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  return files.filter((file) => file.type === 'chunk');
}

/** The script that starts a document, from the root of the site. */
function findEntry(chunks: readonly Rolldown.OutputChunk[]): string {
  const entry = chunks.find(({ facadeModuleId }) => facadeModuleId === ENTRY);
  if (entry === undefined) throw new Error('The build made no entry for the browser.');
  return `/${entry.fileName}`;
}
