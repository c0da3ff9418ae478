import { sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { joinSite } from '#src/content/join/join-site.server.ts';
import { formatProblems } from '#src/content/read/problem.server.ts';
import { listExpected } from '#src/content/read/read-site.server.ts';
import type { ContentSource } from '#src/prerender/content-plugin.server.ts';
import { invalidateModules } from '#src/prerender/invalidate-modules.server.ts';
import { CHANGED_EVENT, DESK_PATH, type Places } from '../protocol.ts';
import { bundleOnce } from './bundle-app.ts';
import { createDeskHandler } from './desk-handler.ts';
import { findPlaces } from './find-places.ts';
import { markSite } from './marked-site.ts';
import type { Desk } from './open-desk.ts';
import { writeDeskDocument } from './write-document.ts';
import { withoutFolder } from '../../locales/without-folder.ts';

const PREVIEW = '/scripts/desk/preview/start.ts';
/** Forwards Vite's bundle-change events to the desk page, which is not a Vite module. */
const FORWARDING = '/scripts/desk/app/forward-changes.ts';
/** URL of the desk page's script. */
const APP_PATH = `${DESK_PATH}/app.js`;

/** Content source of the preview pages: every text is marked, and pages do not reload by themselves. */
export function createContentSource(desk: Desk): ContentSource {
  return {
    folder: desk.folder,
    load() {
      const site = desk.bundles.shown();
      // An unreadable file is shown in its last readable version.
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

/** Vite plugin that serves the translators' desk next to the site. */
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
        // Not bundled at startup: the screenshot command never opens the desk.
        response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
        bundle().then((script) => response.end(script), next);
      });
      server.middlewares.use(DESK_PATH, (_request, response, next) => {
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        server.transformIndexHtml(DESK_PATH, document).then((text) => response.end(text), next);
        // Starts the work that the page will request.
        bundle().catch(() => {});
        setImmediate(() => desk.bundles.current());
      });
    },
    transformIndexHtml: (html, { path }) => ({
      // Text must be measured in its final font, even if the font loads slowly.
      html: html.replaceAll('font-display:optional', 'font-display:block'),
      tags:
        path === DESK_PATH
          ? []
          : [{ tag: 'script', attrs: { type: 'module', src: PREVIEW }, injectTo: 'head' }],
    }),
  };
}

/** Finds the addresses of all texts once, and again after facts or components change. */
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
