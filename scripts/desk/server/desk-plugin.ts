import { sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { joinSite } from '#src/content/join/join-site.server.ts';
import { formatProblems } from '#src/content/read/problem.server.ts';
import { listExpected } from '#src/content/read/read-site.server.ts';
import type { ContentSource } from '#src/prerender/content-plugin.server.ts';
import { invalidateModules } from '#src/prerender/forget-modules.server.ts';
import { CHANGED_EVENT, DESK_PATH, type Places } from '../protocol.ts';
import { bundleOnce } from './bundle-app.ts';
import { createDeskHandler } from './desk-handler.ts';
import { findPlaces } from './find-places.ts';
import { markSite } from './marked-site.ts';
import type { Desk } from './open-desk.ts';
import { writeDeskDocument } from './write-document.ts';
import { withoutFolder } from '../../locales/without-folder.ts';

const PREVIEW = '/scripts/desk/preview/start.ts';
/** Tells the desk's page, which the development server does not know, what that says of the bundles. */
const FORWARDING = '/scripts/desk/app/forward-changes.ts';
/** Where the script of the desk's page is. */
const APP_PATH = `${DESK_PATH}/app.js`;

/** The content of the pages in the preview: every text between marks, and no page reloads by itself. */
export function createContentSource(desk: Desk): ContentSource {
  return {
    folder: desk.folder,
    load() {
      const site = desk.bundles.shown();
      // A file that cannot be read at the moment is shown as it was.
      const lacking = site.problems.filter(({ file }) => !site.bundles.has(withoutFolder(file)));
      if (listExpected(site.catalogue).some((file) => !site.bundles.has(file))) {
        throw new Error(formatProblems(lacking));
      }
      return { ok: true, content: joinSite(markSite(site, desk.numberOf)) };
    },
    show(server, file) {
      const name = file.split(sep).join('/');
      if (desk.forget(name)) invalidateModules(server, '\0virtual:');
      server.ws.send({ type: 'custom', event: CHANGED_EVENT, data: { file: name } });
    },
  };
}

/** The translators' desk beside the site, as the development server shows it. */
export function translatorsDesk(desk: Desk): Plugin {
  const bundle = bundleOnce();
  return {
    name: 'translators-desk',
    apply: 'serve',
    config: () => ({ optimizeDeps: { entries: [PREVIEW.slice(1), 'src/client.ts'] } }),
    configureServer(server) {
      const document = writeDeskDocument([FORWARDING, APP_PATH]);
      const handle = createDeskHandler(desk, rememberPlaces(server));
      server.middlewares.use((request, response, next) => {
        Promise.resolve(handle(request, response, next)).catch(next);
      });
      server.middlewares.use(APP_PATH, (_request, response, next) => {
        // Who photographs pages for reviewers never opens the desk.
        response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
        bundle().then((script) => response.end(script), next);
      });
      server.middlewares.use(DESK_PATH, (_request, response, next) => {
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        server.transformIndexHtml(DESK_PATH, document).then((text) => response.end(text), next);
        // What the page will ask for is begun before it asks.
        bundle().catch(() => {});
        setImmediate(() => desk.bundles.current());
      });
    },
    transformIndexHtml: (html, { path }) => ({
      // A text is measured in its own letters, however slowly they come.
      html: html.replaceAll('font-display:optional', 'font-display:block'),
      tags:
        path === DESK_PATH
          ? []
          : [{ tag: 'script', attrs: { type: 'module', src: PREVIEW }, injectTo: 'head' }],
    }),
  };
}

/** Where texts stand, found once until facts or components change. */
function rememberPlaces(server: ViteDevServer): () => Promise<Places> {
  let found: Promise<Places> | undefined;
  server.watcher.on('all', (_event, file) => {
    if (/[\\/](?:shared|src)[\\/]/.test(file)) found = undefined;
  });
  return async () => {
    found ??= findPlaces(server);
    try {
      return await found;
    } catch (error) {
      found = undefined;
      throw error;
    }
  };
}
