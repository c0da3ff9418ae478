import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SITE_SHEET } from '#src/config/constants.ts';
import { documentOf, HASHED_FOLDER } from '#src/config/hosting.ts';
import { type Language, languageCodes, languages } from '#src/config/languages.ts';
import { listServiceHosts } from '#src/config/service-hosts.ts';
import type { Site } from '#src/config/site.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { folderOf } from '#src/routing/page-folder.ts';
import { type RouteId, routeIds } from '#src/routing/routes.ts';
import type * as server from '#src/server.tsx';
import { hashText } from './content-parts.server.ts';
import { writeContentPolicy } from './content-policy.server.ts';
import type { ContentHolder } from './content-plugin.server.ts';
import { divideFirstView } from './first-view.server.ts';
import type { FontsHolder } from './fonts-plugin.server.ts';
import { nameFailure } from './name-failure.server.ts';
import { refuseWrongStyles } from './parse-styles.server.ts';
import { selectStyles, type Sheets } from './prune-styles.server.ts';
import type { ScriptLists } from './script-lists.server.ts';
import { liftStillDrawings } from './still-drawings.server.ts';
import type { StylesHolder } from './styles-plugin.server.ts';
import { writeDocument } from './write-document.server.ts';

/** What renders pages. */
export type Renderer = typeof server;

/** What documents are made of. */
export type DocumentSources = {
  styles: StylesHolder;
  content: ContentHolder;
  fonts: FontsHolder;
  site: Site;
  /** Time that the skeleton covers a page, ms. */
  skeletonMs: number;
};

/** What a build has made before its documents. */
export type BuiltFiles = {
  folder: string;
  /** Address of the script that starts a document. */
  script: string;
  scripts: ScriptLists;
};

/** What all documents of a language share. */
type LanguageParts = {
  language: Language;
  compiled: Parameters<typeof selectStyles>[0];
  startModules: ReturnType<ScriptLists['listStart']>;
  listSheets: (id: RouteId) => string[];
};

/** Writes the document of every page in every language. @throws Error with page, language and cause */
export async function writeDocuments(renderer: Renderer, built: BuiltFiles, sources: DocumentSources) {
  const { scripts: styled } = await sources.styles.current();
  for (const language of languageCodes) {
    const { script } = languages[language];
    const compiled = styled[script];
    if (compiled === undefined) throw new Error(`The theme has no styles for the ${script} script.`);
    const own = {
      language,
      compiled,
      startModules: built.scripts.listStart(language),
      listSheets: await writeSheets(built.folder, script, compiled.sheets),
    };
    for (const id of routeIds) {
      await nameFailure(`The page ${id} in ${language}`, () => writePage(renderer, id, own, built, sources));
    }
  }
}

async function writePage(
  renderer: Renderer,
  id: RouteId,
  { language, compiled, startModules, listSheets }: LanguageParts,
  { folder, script, scripts }: BuiltFiles,
  { fonts, site, skeletonMs }: DocumentSources,
) {
  const { script: writing } = languages[language];
  const { html, head, structuredData, picture } = await renderer.renderPage(language, id);
  const lifted = liftStillDrawings(html, compiled);
  if (lifted.file !== undefined) await writeFile(path.join(folder, lifted.file.address), lifted.file.text);
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
