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
/** Code that every island starts with, or that several share. */
const HYDRATION = [
  'src/islands/hydrate-island.tsx',
  'src/shell/bar-search.island.tsx',
  'src/routing/link.tsx',
  'src/content/shell-context.ts',
].map((file) => path.resolve(file));

/**
 * Returns a chunk-naming function for the bundler: one file for the document's script, one for what every island needs.
 * Many small files compress worse and load sequentially, and the document's script must not wait for React.
 */
function createChunkNaming(): (id: string, graph: ModuleGraph) => string | null {
  let chunks: ReadonlyMap<string, string> | undefined;
  return (id, graph) => (chunks ??= assignModules(graph)).get(id) ?? null;
}

function assignModules(graph: ModuleGraph): Map<string, string> {
  const modules = new Map([...listImported(HYDRATION, graph)].map((id) => [id, 'react']));
  listImported([ENTRY], graph).forEach((id) => modules.set(id, 'client'));
  return modules;
}

/** Returns modules and all their static imports. */
function listImported(ids: readonly string[], graph: ModuleGraph, found = new Set<string>()): Set<string> {
  for (const id of ids.filter((each) => !found.has(each))) {
    found.add(id);
    listImported(graph.getModuleInfo(id)?.importedIds ?? [], graph, found);
  }
  return found;
}

/** Mode for builds that only tests use: compression takes two fifths of the build time. */
export const UNCOMPRESSED_MODE = 'uncompressed';

/** Options of a build. In development the site is at the root of its host. */
const configure = (base: string): UserConfig => ({
  base: `${base}/`,
  define: { SITE_BASE_PATH: JSON.stringify(base) },
  // One set of plugins, since those that write documents read the results of others.
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
    ssr: {
      build: {
        outDir: '.ssr',
        emptyOutDir: true,
        rolldownOptions: { input: { renderer: 'src/prerender/render-page.server.tsx' } },
      },
    },
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
      const renderer: unknown = await import(pathToFileURL(path.join(rendererFolder, 'renderer.js')).href);
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

/** Returns the path of the documents' script from the site's root. */
function findEntry(chunks: readonly Rolldown.OutputChunk[]): string {
  const entry = chunks.find(({ facadeModuleId }) => facadeModuleId === ENTRY);
  if (entry === undefined) throw new Error('The build made no entry for the browser.');
  return `/${entry.fileName}`;
}
