import path from 'node:path';
import type { Environment, Plugin, Rolldown, ViteDevServer } from 'vite';
import type { SiteContent } from '#src/content/content-types.ts';
import { loadSite, type SiteLoading } from '#src/content/check/load-site.server.ts';
import { formatProblems } from '#src/content/read/problem.server.ts';
import {
  CONTENT_MODULE,
  type ContentParts,
  hashRelease,
  listParts,
  nameFile,
  writeAddress,
  writeTable,
} from './content-parts.server.ts';
import { invalidateModules } from './invalidate-modules.server.ts';

/** Prefix of the module ids of content parts. */
const PART = `\0${CONTENT_MODULE}/`;

/** Provides the site's content to the plugins that write documents. */
export type ContentHolder = {
  /** @throws Error with every problem of the bundles, worded for translators */
  current: () => SiteContent;
};

/** Source of the content and its change handler. Tools replace it with their own. */
export type ContentSource = {
  folder: string;
  load: (folder: string) => SiteLoading;
  show: (server: ViteDevServer, file: string) => void;
};

/** Plugin for the validated, joined bundles: one part per page, island, shell and namespace of each language. */
export function localeContent(): Plugin<{ replace: (own: ContentSource) => void }> & ContentHolder {
  let source: ContentSource = {
    folder: '',
    load: loadSite,
    show: (server) => showContent(server, current),
  };
  let loaded: SiteLoading | undefined;
  const current = () => {
    loaded ??= source.load(source.folder);
    if (loaded.ok) return loaded.content;
    throw Object.assign(new Error(formatProblems(loaded.problems)), { stack: '' });
  };
  let parts: ContentParts | undefined;
  const listCurrent = () => (parts ??= listParts(current()));
  return {
    name: 'locale-content',
    current,
    api: { replace: (own) => (source = own) },
    configResolved({ root }) {
      if (source.folder === '') source = { ...source, folder: path.join(root, 'locales') };
    },
    resolveId(id) {
      return id === CONTENT_MODULE || id.startsWith(`${CONTENT_MODULE}/`) ? `\0${id}` : undefined;
    },
    buildStart() {
      if (isForBrowser(this.environment)) emitParts(this, listCurrent());
    },
    load(id) {
      if (id === `\0${CONTENT_MODULE}`) return writeIndex(listCurrent(), isForBrowser(this.environment));
      return id.startsWith(PART) ? writePart(listCurrent(), id.slice(PART.length)) : undefined;
    },
    configureServer(server) {
      watchFolder(server, source.folder, (file) => {
        loaded = undefined;
        parts = undefined;
        source.show(server, file);
      });
    },
  };
}

/** Emits a file for each part; its name is derived from the part's name. */
function emitParts(build: Pick<Rolldown.PluginContext, 'emitFile'>, parts: ContentParts) {
  const release = hashRelease(parts);
  for (const name of parts.keys()) {
    // Browsers get pages as documents.
    if (name.split('/')[1] === 'page') continue;
    build.emitFile({
      type: 'chunk',
      id: `${CONTENT_MODULE}/${name}`,
      fileName: nameFile(name, release),
      preserveSignature: 'strict',
    });
  }
}

function writeIndex(parts: ContentParts, isBrowser: boolean): string {
  return isBrowser ? writeAddress(hashRelease(parts)) : writeTable([...parts.keys()]);
}

/** @throws Error if the part does not exist */
function writePart(parts: ContentParts, name: string): string {
  if (!parts.has(name)) throw new Error(`${name} is not part of the content.`);
  return `export default ${JSON.stringify(parts.get(name))};`;
}

/** Calls a handler with the relative path of every changed file in a folder. */
function watchFolder(server: ViteDevServer, folder: string, onChange: (file: string) => void) {
  server.watcher.add(folder);
  server.watcher.on('all', (_event, file) => {
    const inside = path.relative(folder, file);
    // Hidden files are not bundles: drafts of the translators' desk, and temporary files.
    if (!inside.split(path.sep).some((part) => part.startsWith('.'))) onChange(inside);
  });
}

function isForBrowser({ mode, name }: Environment): boolean {
  return mode === 'build' && name === 'client';
}

/** Reloads the page after an edit of the bundles, or shows their problems. */
function showContent(server: ViteDevServer, current: () => SiteContent) {
  invalidateModules(server, '\0virtual:');
  try {
    current();
    server.ws.send({ type: 'full-reload' });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    server.ws.send({ type: 'error', err: { message, stack: '' } });
  }
}
