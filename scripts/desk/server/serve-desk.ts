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
/** What the development server writes for others: the desk writes texts only. */
const notForDesk = ['editor-schemas', 'mailbox'];

export type DeskOptions = {
  /** The bundles. */
  folder: string;
  /** A free one is taken where it is in use. */
  port: number;
  /** Whether a browser is opened. */
  opens?: boolean;
  /** Called when the site has other pages or languages than those that this process knows. */
  onOtherPages?: () => void;
};

/** Serves the desk over a locales folder, on this machine only. */
export async function serveDesk({ folder, port, opens = false, onOtherPages }: DeskOptions) {
  // Nobody waits for a page that is looked at for its texts.
  process.env['SITE_SKELETON_MS'] = '0';
  // What React checks while a site is developed takes two thirds of the time of a page.
  process.env['NODE_ENV'] = 'production';
  // Imported as it is, it brings no second copy of the modules that the desk has.
  const { default: config } = await import('../../../vite.config.ts');
  const plugins = (await flatten(config.plugins ?? [])).filter(({ name }) => !notForDesk.includes(name));
  const desk = openDesk(folder);
  plugins.find(isContentPlugin)?.api?.replace(createContentSource(desk));
  const server = await createServer({
    ...config,
    root,
    configFile: false,
    // Settings are read once, with the configuration: to begin again for a file of them changes nothing.
    envDir: false,
    cacheDir: 'node_modules/.vite-desk',
    plugins: [translatorsDesk(desk), ...plugins],
    // The desk says by itself what has failed.
    server: { host: HOST, port, open: opens ? DESK_PATH : false, hmr: { overlay: false } },
  });
  const hasAnswered = followAnswers(server);
  const begun = readKnown(folder);
  const watched = [join(folder, ROUTES_FILE), LANGUAGES_FILE].map(normalizePath);
  const compare = () => {
    const now = readKnown(folder);
    // Whoever has added a page is told so before the desk ends.
    if (now !== null && now !== begun) void hasAnswered().then(() => onOtherPages?.());
  };
  server.watcher.on('all', (_event, file) => void (watched.includes(normalizePath(file)) && compare()));
  // What changes while the folders are still being listed is no change to the watcher.
  server.watcher.once('ready', compare);
  await server.listen();
  const [origin = ''] = server.resolvedUrls?.local ?? [];
  return { url: new URL(DESK_PATH, origin).href, close: () => server.close() };
}

/** What a process reads once, the pages and the languages; nothing while they are being written. */
function readKnown(folder: string): string | null {
  const routes = readBundle(folder, ROUTES_FILE);
  const languages = existsSync(LANGUAGES_FILE) ? readFileSync(LANGUAGES_FILE, 'utf8') : '';
  return routes.ok && languages !== '' ? routes.bundle.text + languages : null;
}

/** Waits for the answers that are on their way. */
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

/** The plugin that brings the content of the pages. */
function isContentPlugin(plugin: Plugin): plugin is ReturnType<typeof localeContent> {
  return plugin.name === 'locale-content' && 'current' in plugin;
}
