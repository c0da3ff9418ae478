import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { type Language, languageCodes } from '#src/config/languages.ts';
import type { SiteContent } from '#src/content/content-types.ts';
import { loadSite, type SiteLoading } from '#src/content/check/load-site.server.ts';
import { isIslandKind } from '#src/content/describe/sections.server.ts';
import { formatProblems } from '#src/content/read/problem.server.ts';
import { featureNamespaces } from '#src/i18n/namespaces.ts';
import { type RouteId, routeIds } from '#src/routing/routes.ts';
import { forgetContent } from './forget-modules.server.ts';

const INDEX = 'virtual:content';

/** Holds the content of the site, for the plugins that write documents. */
export type ContentHolder = {
  /** @throws Error with every problem of the bundles, for a translator to read */
  current: () => SiteContent;
};

/** Where content comes from, and what is done when it has changed. Tools put their own in place of it. */
export type ContentSource = {
  folder: string;
  load: (folder: string) => SiteLoading;
  show: (server: ViteDevServer, file: string) => void;
};

/** The locale bundles, validated and joined: one chunk per page and language, one per island, shell and set of messages. */
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
  return {
    name: 'locale-content',
    current,
    api: { replace: (own) => (source = own) },
    configResolved({ root }) {
      if (source.folder === '') source = { ...source, folder: path.join(root, 'locales') };
    },
    resolveId(id) {
      return id === INDEX || id.startsWith(`${INDEX}/`) ? `\0${id}` : undefined;
    },
    load(id) {
      if (id === `\0${INDEX}`) return writeIndex(current());
      if (!id.startsWith(`\0${INDEX}/`)) return undefined;
      return `export default ${JSON.stringify(findContent(current(), id.slice(INDEX.length + 2)))};`;
    },
    configureServer(server) {
      const { folder } = source;
      server.watcher.add(folder);
      server.watcher.on('all', (_event, file) => {
        const inside = path.relative(folder, file);
        // Hidden files are no bundles: drafts of the translators' desk, files that are being written.
        if (inside.split(path.sep).some((part) => part.startsWith('.'))) return;
        loaded = undefined;
        source.show(server, inside);
      });
    },
  };
}

/** Shows an edit of the bundles at once, or what is wrong with it. */
function showContent(server: ViteDevServer, current: () => SiteContent) {
  forgetContent(server);
  try {
    current();
    server.ws.send({ type: 'full-reload' });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    server.ws.send({ type: 'error', err: { message, stack: '' } });
  }
}

function writeIndex(site: SiteContent): string {
  const loader = (name: string) => `() => import('${INDEX}/${name}')`;
  const byLanguage = (write: (language: Language) => string) =>
    `{ ${languageCodes.map((language) => `${language}: ${write(language)}`).join(', ')} }`;
  const byPage = (ids: RouteId[], kind: string, language: string) =>
    `{ ${ids.map((id) => `'${id}': ${loader(`${language}/${kind}/${id}`)}`).join(', ')} }`;
  const islands = (language: Language) =>
    `{ ${routeIds
      .map(
        (id) =>
          `'${id}': { ${listIslands(site, language, id)
            .map((name) => `'${name}': ${loader(`${language}/island/${id}/${name}`)}`)
            .join(', ')} }`,
      )
      .join(', ')} }`;
  const namespaces = (language: Language) =>
    `{ ${featureNamespaces.map((name) => `${name}: ${loader(`${language}/namespace/${name}`)}`).join(', ')} }`;
  return [
    `export const pages = ${byLanguage((language) => byPage(routeIds, 'page', language))};`,
    `export const islands = ${byLanguage(islands)};`,
    `export const shells = ${byLanguage((language) => loader(`${language}/shell`))};`,
    `export const messages = ${byLanguage((language) => loader(`${language}/messages`))};`,
    `export const namespaces = ${byLanguage(namespaces)};`,
  ].join('\n');
}

function listIslands(site: SiteContent, language: Language, id: RouteId): string[] {
  return site[language].pages[id].sections
    .filter(({ kind }) => isIslandKind(kind))
    .map((section) => section.id);
}

function findContent(site: SiteContent, name: string): unknown {
  const language = languageCodes.find((code) => name.startsWith(`${code}/`));
  if (language === undefined) throw new Error(`${name} names no language of the site.`);
  const { pages, shell, messages, namespaces } = site[language];
  const id = routeIds.find((route) => name === `${language}/page/${route}`);
  if (id !== undefined) return pages[id];
  const island = routeIds
    .flatMap((route) => pages[route].sections.map((section) => ({ route, section })))
    .find(({ route, section }) => name === `${language}/island/${route}/${section.id}`);
  if (island !== undefined) return island.section;
  const namespace = featureNamespaces.find((each) => name === `${language}/namespace/${each}`);
  if (namespace !== undefined) return namespaces[namespace];
  return name === `${language}/shell` ? shell : messages;
}
