import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import process from 'node:process';
import { normalizePath, type Plugin } from 'vite';
import { isForeign } from './request-origin.ts';

/** Project folders that pages load from in development. Besides packages, nothing else is served. */
const servedFolders = ['src', 'scripts/desk', join('locales', 'shared')];
/** Hidden files, and files that are neither page code nor page data. */
const refusedFiles = ['!(*.ts|*.tsx|*.json)', '.*', '.*/**'];
/** Vite endpoint that opens a file in the developer's editor. */
const EDITOR_PATH = '/__open-in-editor';

/** Escapes glob characters in a path. */
function escapeGlob(path: string): string {
  return normalizePath(path).replace(/[[\]{}()*?!+@$^|\\]/g, String.raw`\$&`);
}

function refuse(response: ServerResponse): void {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
  response.writeHead(403, headers).end('Another page asked for this. Type the address yourself.\n');
}

/** Restricts the development server to files that pages use, and rejects requests from other origins. */
export function guardedServer(): Plugin {
  return {
    name: 'guarded-server',
    apply: 'serve',
    config: ({ root = process.cwd() }) => {
      const allow = servedFolders.map((folder) => join(root, folder));
      const deny = allow.flatMap((folder) => refusedFiles.map((name) => `${escapeGlob(folder)}/**/${name}`));
      return { server: { cors: false, fs: { strict: true, allow, deny } } };
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => (isForeign(request) ? refuse(response) : next()));
      middlewares.use(EDITOR_PATH, ({ headers }, response, next) => {
        // Browsers send no Sec-Fetch-Site to plain-http LAN addresses, so require it explicitly.
        if (headers['sec-fetch-site'] === 'same-origin') next();
        else refuse(response);
      });
    },
  };
}
