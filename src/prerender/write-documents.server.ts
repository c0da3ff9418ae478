import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { basePathOf } from '#src/config/base-path.ts';
import { SITE_SHEET } from '#src/config/constants.ts';
import { documentOf } from '#src/config/hosting.ts';
import { type Language, languageCodes, languages } from '#src/config/languages.ts';
import { listServiceHosts } from '#src/config/service-hosts.ts';
import type { Site } from '#src/config/site.ts';
import { placeOf } from '#src/routing/addresses.ts';
import { type RouteId, routeIds } from '#src/routing/routes.ts';
import type * as server from '#src/server.tsx';
import { writeContentPolicy } from './content-policy.server.ts';
import type { ContentHolder } from './content-plugin.server.ts';
import { divideFirstView } from './first-view.server.ts';
import type { FontsHolder } from './fonts-plugin.server.ts';
import { nameFailure } from './name-failure.server.ts';
import { writeSheets } from './page-files.server.ts';
import { refuseWrongStyles } from './parse-styles.server.ts';
import { selectStyles } from './prune-styles.server.ts';
import { findNextAddress } from './next-page.server.ts';
import { liftStillDrawings } from './still-drawings.server.ts';
import type { StylesHolder } from './styles-plugin.server.ts';
import { writeDocument } from './write-document.server.ts';

/** The renderer. */
export type Renderer = typeof server;

/** Sources of documents. */
export type DocumentSources = {
  styles: StylesHolder;
  content: ContentHolder;
  fonts: FontsHolder;
  site: Site;
  /** Time that the skeleton covers a page, ms. */
  skeletonMs: number;
};

/** Output of the build before its documents. */
export type BuiltFiles = {
  folder: string;
  /** The script that starts a document, from the root of the site. */
  script: string;
};

/** Parts shared by all documents of a language. */
type LanguageParts = {
  language: Language;
  /** Base path of the site; empty at the root of its host. */
  base: string;
  compiled: Parameters<typeof selectStyles>[0];
  linkSheets: (id: RouteId, kinds: readonly string[]) => string;
};

/** Writes the document of every page in every language. @throws Error with page, language and cause */
export async function writeDocuments(renderer: Renderer, built: BuiltFiles, sources: DocumentSources) {
  const base = basePathOf(sources.site.origin);
  const { scripts: styled } = await sources.styles.current();
  for (const language of languageCodes) {
    const { script } = languages[language];
    const compiled = styled[script];
    if (compiled === undefined) throw new Error(`The theme has no styles for the ${script} script.`);
    const own = {
      language,
      base,
      compiled,
      linkSheets: await writeSheets(built.folder, base, script, {
        ...compiled.sheets,
        [SITE_SHEET]: `${compiled.sheets[SITE_SHEET] ?? ''}${sources.fonts.rareFaces(script)}`,
      }),
    };
    for (const id of routeIds) {
      await nameFailure(`The page ${id} in ${language}`, () => writePage(renderer, id, own, built, sources));
    }
  }
}

async function writePage(
  renderer: Renderer,
  id: RouteId,
  { language, base, compiled, linkSheets }: LanguageParts,
  { folder, script }: BuiltFiles,
  { content, fonts, site, skeletonMs }: DocumentSources,
) {
  const { script: writing } = languages[language];
  const { html, kinds, head, structuredData, picture } = await renderer.renderPage(language, id);
  const lifted = liftStillDrawings(html, compiled, base);
  if (lifted.file !== undefined)
    await writeInFolders(path.join(folder, lifted.file.address), lifted.file.text);
  const { seen, rest, painted } = divideFirstView(lifted.html);
  const own = `:root{--skeleton:${skeletonMs}ms}${fonts.faces(writing)}`;
  refuseWrongStyles(own, 'The faces of fonts');
  const style = own + (await selectStyles(compiled, painted));
  const text = writeDocument({
    language,
    id,
    base,
    head,
    policy: writeContentPolicy([style], listServiceHosts(site)),
    style,
    fonts: fonts.files(writing),
    picture,
    script: base + script,
    next: findNextAddress(content.current(), language, id, base),
    structuredData,
    html: seen + linkSheets(id, kinds) + rest,
  });
  await writeInFolders(path.join(folder, fileOf(language, id)), text);
}

async function writeInFolders(file: string, text: string) {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** File of a document: `about.html`, `ar/about.html`, `ar.html`. Every host then serves clean addresses. */
function fileOf(language: Language, id: RouteId): string {
  if (id === 'not-found') return `${languages[language].prefix}/404.html`;
  return documentOf(placeOf(id, language));
}
