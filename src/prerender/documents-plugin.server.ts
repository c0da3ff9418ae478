import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, Rolldown, UserConfig, ViteBuilder } from 'vite';
import { SITE_SHEET } from '#src/config/constants.ts';
import { documentOf, HASHED_FOLDER } from '#src/config/hosting.ts';
import { type Language, languageCodes, languages } from '#src/config/languages.ts';
import { listServiceHosts } from '#src/config/service-hosts.ts';
import type { Site } from '#src/config/site.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { folderOf } from '#src/routing/page-folder.ts';
import { type RouteId, routeIds } from '#src/routing/routes.ts';
import type * as server from '#src/server.tsx';
import { compressFiles } from './compress-files.server.ts';
import { hashText } from './content-parts.server.ts';
import { writeContentPolicy } from './content-policy.server.ts';
import type { ContentHolder } from './content-plugin.server.ts';
import { divideFirstView } from './first-view.server.ts';
import type { FontsHolder } from './fonts-plugin.server.ts';
import { createScriptLists, FETCHING_TABLES, matchModules, type ScriptLists } from './script-lists.server.ts';
import { refuseWrongStyles } from './parse-styles.server.ts';
import { selectStyles, type Sheets } from './prune-styles.server.ts';
import { createChunkNaming, ENTRY } from './chunk-naming.server.ts';
import { liftStillDrawings } from './still-drawings.server.ts';
import type { StylesHolder } from './styles-plugin.server.ts';
import { writeCompanionFiles } from './write-companion-files.server.ts';
import { writeThirdParty } from './third-party.server.ts';
import { writeDocument } from './write-document.server.ts';

type Renderer = typeof server;

export type DocumentSources = {
  styles: StylesHolder;
  content: ContentHolder;
  fonts: FontsHolder;
  site: Site;
  /** Time that the skeleton covers a page, ms. */
  skeletonMs: number;
};

const environments: UserConfig = {
  // One set of plugins, as those that write documents ask the others what they have made.
  builder: { sharedConfigBuild: true, sharedPlugins: true },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          input: 'src/client.tsx',
          output: {
            codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: createChunkNaming() }] },
          },
        },
      },
    },
    ssr: { build: { outDir: '.ssr', emptyOutDir: true, rolldownOptions: { input: 'src/server.tsx' } } },
  },
};

/** Builds the files of the browser, then the renderer, then writes every document and what stands beside them. */
export function documents(sources: DocumentSources): Plugin {
  let fetchedByTables: readonly (readonly string[])[] = [];
  return {
    name: 'documents',
    apply: 'build',
    config: () => environments,
    generateBundle() {
      if (this.environment.name !== 'client') return;
      fetchedByTables = FETCHING_TABLES.map(
        (table) => this.getModuleInfo(table)?.dynamicallyImportedIds ?? [],
      );
    },
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
      const [byIslands = [], bySections = []] = fetchedByTables;
      const scripts = createScriptLists(
        chunks,
        [
          matchModules(renderer.islandKinds, byIslands),
          matchModules(await renderer.listSectionTables(), bySections),
        ],
        sources.content.current(),
      );
      await writeDocuments(renderer, { folder, script: findEntry(chunks), scripts }, sources);
      const beside = { publicFolder: builder.config.publicDir, thirdParty: writeThirdParty(root, chunks) };
      await writeCompanionFiles(folder, sources.content.current(), sources.site, beside);
      await rm(rendererFolder, { recursive: true });
      await compressFiles(folder);
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

/** Address of the script that starts a document. */
function findEntry(chunks: readonly Rolldown.OutputChunk[]): string {
  const entry = chunks.find(({ facadeModuleId }) => facadeModuleId === ENTRY);
  if (entry === undefined) throw new Error('The build made no entry for the browser.');
  return `/${entry.fileName}`;
}

type BuiltFiles = {
  folder: string;
  /** Address of the script that starts a document. */
  script: string;
  scripts: ScriptLists;
};

async function writeDocuments(
  renderer: Renderer,
  { folder, script, scripts }: BuiltFiles,
  { styles, fonts, site, skeletonMs }: DocumentSources,
) {
  const { scripts: styled } = await styles.current();
  for (const language of languageCodes) {
    const { script: writing } = languages[language];
    const compiled = styled[writing];
    if (compiled === undefined) throw new Error(`The theme has no styles for the ${writing} script.`);
    const startModules = scripts.listStart(language);
    const listSheets = await writeSheets(folder, writing, compiled.sheets);
    for (const id of routeIds) {
      const { html, head, structuredData, picture } = await renderer.renderPage(language, id);
      const lifted = liftStillDrawings(html, compiled);
      if (lifted.file !== undefined)
        await writeFile(path.join(folder, lifted.file.address), lifted.file.text);
      const { seen, rest, painted } = divideFirstView(lifted.html);
      const critical = selectStyles(compiled, painted);
      const style = `:root{--skeleton:${skeletonMs}ms}${fonts.faces(writing)}${critical}`;
      refuseWrongStyles(style, `The styles of ${id} in ${language}`);
      const text = writeDocument({
        language,
        head,
        policy: writeContentPolicy([style], listServiceHosts(site)),
        style,
        fonts: fonts.files(writing),
        picture,
        script,
        startModules,
        nextScripts: await writeNextScripts(folder, scripts.listNext(language, id)),
        structuredData,
        html: seen + listSheets(id).map(writeLateSheet).join('') + rest,
      });
      const file = path.join(folder, fileOf(language, id));
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, text);
    }
  }
}

/** Text of a sheet without rules: an empty file would look like a failed upload. */
const NO_RULES = '/* Nothing that only this page has. */';

/**
 * Writes the sheet of the site and one for each folder of pages. All change their names together, so that a page finds
 * the sheet of another one.
 */
async function writeSheets(folder: string, script: string, sheets: Sheets) {
  const release = hashText(JSON.stringify(sheets));
  const addressOfSheet = (name: string) => `${HASHED_FOLDER}${name}-${script}-${release}.css`;
  for (const name of new Set([SITE_SHEET, ...routeIds.map(folderOf)])) {
    await writeFile(path.join(folder, addressOfSheet(name)), sheets[name] ?? NO_RULES);
  }
  return (id: RouteId) => [folderOf(id), SITE_SHEET].filter((name) => name in sheets).map(addressOfSheet);
}

/** What the first view needs stands in the document; these sheets must not get in its way. */
function writeLateSheet(address: string): string {
  return `<link rel="stylesheet" fetchpriority="low" href="${address}">`;
}

/** Writes the list of scripts of a page that may be opened next. Returns its address, or nothing for an empty list. */
async function writeNextScripts(folder: string, scripts: readonly string[]): Promise<string | undefined> {
  if (scripts.length === 0) return undefined;
  const text = JSON.stringify(scripts);
  const address = `${HASHED_FOLDER}next-${hashText(text)}.json`;
  await writeFile(path.join(folder, address), text);
  return address;
}

/** Where a document stands: `about.html`, `ar/about.html`, `ar.html`. Every host then serves clean addresses. */
function fileOf(language: Language, id: RouteId): string {
  if (id === 'not-found') return `${languages[language].prefix}/404.html`;
  return documentOf(addressOf(id, language));
}
