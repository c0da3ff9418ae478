import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger, createServer, type Plugin, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { invalidateModules } from '#src/prerender/invalidate-modules.server.ts';
import config from '../../../vite.config.ts';

/** Time limit for a server on a busy machine to render its first page, ms. */
const PAGE_LIMIT_MS = 120_000;
const root = join(import.meta.dirname, '../../..');
const cacheDir = mkdtempSync(join(tmpdir(), 'forgotten-'));
let server: ViteDevServer | undefined;
let origin = '';
/** Output of the server on the terminal. */
const told: string[] = [];
/** An action to run when a file is read. */
let interrupt: { file: string; act: (running: ViteDevServer) => void } | undefined;

const interrupting: Plugin = {
  name: 'interrupting',
  transform(_code, id) {
    if (server === undefined || interrupt === undefined || !id.endsWith(interrupt.file)) return;
    const { act } = interrupt;
    interrupt = undefined;
    act(server);
  },
};

beforeAll(async () => {
  server = await createServer({
    ...config,
    root,
    cacheDir,
    configFile: false,
    customLogger: { ...createLogger('silent'), error: (message) => void told.push(message) },
    envDir: false,
    plugins: [...(config.plugins ?? []), interrupting],
    server: { host: '127.0.0.1', port: 0, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  await server.listen();
  [origin = ''] = server.resolvedUrls?.local ?? [];
}, PAGE_LIMIT_MS);

afterAll(async () => {
  await server?.close();
  rmSync(cacheDir, { recursive: true, force: true });
});

async function readPage(): Promise<string> {
  return (await fetch(`${origin}about`)).text();
}

test(
  'a page is complete even if its modules are invalidated during rendering',
  async () => {
    interrupt = { file: '/src/shell/layout.tsx', act: (running) => invalidateModules(running, '\0virtual:') };
    const page = await readPage();
    expect(interrupt).toBeUndefined();
    expect(page).toContain('<main');
    expect(page).not.toContain('useShell needs');
  },
  PAGE_LIMIT_MS,
);

test('a page that fails to render shows the reason; the location is printed on the terminal only', async () => {
  if (server === undefined) throw new Error('There is no server.');
  invalidateModules(server);
  const fail = () => {
    throw new TypeError('A part <is> missing.');
  };
  interrupt = { file: '/src/shell/layout.tsx', act: fail };
  const page = await readPage();
  expect(page).toContain('data-failed');
  expect(page).toContain('A part &#60;is> missing.');
  expect(page).not.toMatch(/\n\s*at /);
  expect(told).toContainEqual(expect.stringMatching(/<is> missing\.[^]*\n\s*at /));
  await expect(readPage()).resolves.toContain('<main');
});
