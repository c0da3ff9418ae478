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
import { forgetModules } from './forget-modules.server.ts';

/** Prefix of the module ids of content parts. */
const PART = `\0${CONTENT_MODULE}/`;

/** Holds the content of the site, for the plugins that write documents. */
export type ContentHolder = {
  /** @throws Error with every problem of the bundles, for a translator to read */
  current: () => SiteContent;
};

/** Source of the content and its change handler. Tools replace it by their own. */
export type ContentSource = {
  folder: string;
  load: (folder: string) => SiteLoading;
  show: (server: ViteDevServer, file: string) => void;
};

/** The locale bundles, validated and joined: one part per page and language, one per island, shell and set of messages. */
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

/** Makes a file of each part, whose name follows from that of the part. */
function emitParts(build: Pick<Rolldown.PluginContext, 'emitFile'>, parts: ContentParts) {
  const release = hashRelease(parts);
  for (const name of parts.keys()) {
    // Browsers are shown pages as documents.
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

/** @throws Error when there is no such part */
function writePart(parts: ContentParts, name: string): string {
  if (!parts.has(name)) throw new Error(`${name} is no part of the content.`);
  return `export default ${JSON.stringify(parts.get(name))};`;
}

/** Tells every change of a file in a folder, by its path inside. */
function watchFolder(server: ViteDevServer, folder: string, onChange: (file: string) => void) {
  server.watcher.add(folder);
  server.watcher.on('all', (_event, file) => {
    const inside = path.relative(folder, file);
    // Hidden files are no bundles: drafts of the translators' desk, files that are being written.
    if (!inside.split(path.sep).some((part) => part.startsWith('.'))) onChange(inside);
  });
}

/** Whether files are written that browsers fetch. */
function isForBrowser({ mode, name }: Environment): boolean {
  return mode === 'build' && name === 'client';
}

/** Shows an edit of the bundles at once, or what is wrong with it. */
function showContent(server: ViteDevServer, current: () => SiteContent) {
  forgetModules(server, '\0virtual:');
  try {
    current();
    server.ws.send({ type: 'full-reload' });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    server.ws.send({ type: 'error', err: { message, stack: '' } });
  }
}
