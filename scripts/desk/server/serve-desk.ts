import { type EventEmitter, once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { createServer, normalizePath, type Plugin, type PluginOption, type ViteDevServer } from 'vite';
import { readBundle } from '#src/content/read/read-bundle.server.ts';
import type { localeContent } from '#src/prerender/content-plugin.server.ts';
import { ROUTES_FILE } from '../../locales/add-route.ts';
import { DESK_PATH } from '../protocol.ts';
import { HOST } from './desk-handler.ts';
import { createContentSource, translatorsDesk } from './desk-plugin.ts';
import { openDesk } from './open-desk.ts';

const root = join(import.meta.dirname, '../../..');
const LANGUAGES_FILE = join(root, 'src/config/languages.ts');
/** Plugins that write files for other tools; the desk only writes texts. */
const notForDesk = ['editor-schemas', 'mailbox'];

export type DeskOptions = {
  /** The locales folder. */
  folder: string;
  /** Preferred port; the next free port is used if it is taken. */
  port: number;
  opens?: boolean;
  /** Called when pages or languages differ from those that this process has loaded. */
  onOtherPages?: () => void;
};

/** Serves the desk for a locales folder, on this machine only. */
export async function serveDesk({ folder, port, opens = false, onOtherPages }: DeskOptions) {
  // The skeleton delay is useless in a preview.
  process.env['SITE_SKELETON_MS'] = '0';
  // React's development checks take two thirds of the time of a page.
  process.env['NODE_ENV'] = 'production';
  // A direct import avoids a second copy of the desk's modules.
  const { default: config } = await import('../../../vite.config.ts');
  const plugins = (await flatten(config.plugins ?? [])).filter(({ name }) => !notForDesk.includes(name));
  const desk = openDesk(folder);
  plugins.find(isContentPlugin)?.api?.replace(createContentSource(desk));
  const server = await createServer({
    ...config,
    root,
    configFile: false,
    // Settings are read once with the configuration, so a restart after a change to an env file is useless.
    envDir: false,
    cacheDir: 'node_modules/.vite-desk',
    plugins: [translatorsDesk(desk), ...plugins],
    // The desk reports failures itself.
    server: { host: HOST, port, open: opens ? DESK_PATH : false, hmr: { overlay: false } },
  });
  const hasAnswered = followAnswers(server);
  const begun = readKnown(folder);
  const watched = [join(folder, ROUTES_FILE), LANGUAGES_FILE].map(normalizePath);
  const compare = () => {
    const now = readKnown(folder);
    // Finishes open responses first, such as the one to the user who added the page.
    if (now !== null && now !== begun) void hasAnswered().then(() => onOtherPages?.());
  };
  server.watcher.on('all', (_event, file) => void (watched.includes(normalizePath(file)) && compare()));
  // The watcher ignores changes made before its initial scan ends.
  server.watcher.once('ready', compare);
  await server.listen();
  const [origin = ''] = server.resolvedUrls?.local ?? [];
  return { url: new URL(DESK_PATH, origin).href, close: () => server.close() };
}

/** Returns the page table and language list as text; null if either cannot be read. */
function readKnown(folder: string): string | null {
  const routes = readBundle(folder, ROUTES_FILE);
  const languages = existsSync(LANGUAGES_FILE) ? readFileSync(LANGUAGES_FILE, 'utf8') : '';
  return routes.ok && languages !== '' ? routes.bundle.text + languages : null;
}

/** Returns a function that waits for all open responses. */
function followAnswers({ httpServer }: ViteDevServer): () => Promise<unknown> {
  const open = new Set<Promise<unknown>>();
  httpServer?.prependListener('request', (_request, response: EventEmitter) => {
    const closed = once(response, 'close').finally(() => open.delete(closed));
    open.add(closed);
  });
  return () => Promise.allSettled(open);
}

async function flatten(option: PluginOption): Promise<Plugin[]> {
  const given = await option;
  if (Array.isArray(given)) return (await Promise.all(given.map(flatten))).flat();
  return given === false || given === null || given === undefined ? [] : [given];
}

/** Finds the plugin that provides the page content. */
function isContentPlugin(plugin: Plugin): plugin is ReturnType<typeof localeContent> {
  return plugin.name === 'locale-content' && 'current' in plugin;
}
