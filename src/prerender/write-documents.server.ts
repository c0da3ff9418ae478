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
import type * as server from './render-page.server.tsx';
import type { SiteContent } from '#src/content/content-types.ts';
import { writeContentPolicy } from './content-policy.server.ts';
import type { ContentHolder } from './content-plugin.server.ts';
import type { FontsHolder } from './fonts-plugin.server.ts';
import { writeSheets } from './page-sheets.server.ts';
import { validateStyles } from './parse-styles.server.ts';
import { selectStyles } from './prune-styles.server.ts';
import { liftStillDrawings } from './still-drawings.server.ts';
import type { StylesHolder } from './styles-plugin.server.ts';
import { writeDocument } from './write-document.server.ts';
import { listElements, type MarkupElement, readAttribute } from './markup.server.ts';

/** The renderer module. */
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
  /** Path of the documents' script from the site's root. */
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
      await withStepName(`The page ${id} in ${language}`, () => writePage(renderer, id, own, built, sources));
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
  const { html, kinds, ...page } = await renderer.renderPage(language, id);
  const lifted = liftStillDrawings(html, compiled, base);
  if (lifted.file !== undefined)
    await writeInFolders(path.join(folder, lifted.file.address), lifted.file.text);
  const { seen, rest, painted } = divideFirstView(lifted.html);
  const own = `:root{--skeleton:${skeletonMs}ms}${fonts.faces(writing)}`;
  validateStyles(own, 'The faces of fonts');
  const style = own + (await selectStyles(compiled, painted));
  const text = writeDocument({
    ...page,
    language,
    id,
    base,
    policy: writeContentPolicy([style], listServiceHosts(site)),
    style,
    fonts: fonts.files(writing),
    script: base + script,
    next: findNextAddress(content.current(), language, id, base),
    html: seen + linkSheets(id, kinds) + rest,
  });
  await writeInFolders(path.join(folder, fileOf(language, id)), text);
}

async function writeInFolders(file: string, text: string) {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** File of a document: `about.html`, `ar/about.html`, `ar.html`, so that every host serves clean addresses. */
function fileOf(language: Language, id: RouteId): string {
  if (id === 'not-found') return `${languages[language].prefix}/404.html`;
  return documentOf(placeOf(id, language));
}

/** Returns the address that visitors will probably open next: the target of the call to action at the page's end. */
function findNextAddress(
  site: SiteContent,
  language: Language,
  id: RouteId,
  base: string,
): string | undefined {
  const last = site[language].pages[id].sections.at(-1);
  const next = last !== undefined && 'actions' in last ? last.actions[0]?.to.page : undefined;
  return next === undefined ? undefined : base + placeOf(next, language);
}

/**
 * Runs a step of the build.
 * @throws Error with the name of the step and the reason
 */
export async function withStepName(piece: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${piece} is not built: ${reason}`, { cause: error });
  }
}

/** Returns whether an element starts a page: the first child of the `div` in `main`. */
function isFirstPart({ parentNode: holder }: MarkupElement): boolean {
  const main = holder !== null && 'parentNode' in holder ? holder.parentNode : null;
  return holder?.nodeName === 'div' && main?.nodeName === 'main';
}

/**
 * Splits a document's markup after its first view, which ends with the first section. Content inserted there is in a
 * part of the document that React does not hydrate. `painted` is the first paint: the first view and its skeleton.
 * @throws Error if the markup has no page
 */
function divideFirstView(html: string) {
  const elements = listElements(html);
  const end = elements.find(isFirstPart)?.sourceCodeLocation?.endOffset;
  if (end === undefined) throw new Error('A document shows a page.');
  const seen = html.slice(0, end);
  const cover = elements.find((element) => readAttribute(element, 'data-skeleton') !== undefined);
  const { startOffset, endOffset } = cover?.sourceCodeLocation ?? { startOffset: 0, endOffset: 0 };
  return { seen, rest: html.slice(end), painted: seen + html.slice(startOffset, endOffset) };
}
