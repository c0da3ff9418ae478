import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import process from 'node:process';
import { normalizePath, type Plugin } from 'vite';
import { isForeign } from './request-origin.ts';

/** Folders that pages load in development beside packages. No other file of the project is served. */
const servedFolders = ['src', 'scripts/desk', join('locales', 'shared')];
/** Files that are neither code nor data of a page, and hidden files. */
const refusedFiles = ['!(*.ts|*.tsx|*.json)', '.*', '.*/**'];
/** Opens a file in the editor of whoever works on the site. */
const EDITOR_PATH = '/__open-in-editor';

/** A path in a pattern, in which brackets and the like mean themselves. */
function escapeGlob(path: string): string {
  return normalizePath(path).replace(/[[\]{}()*?!+@$^|\\]/g, String.raw`\$&`);
}

function refuse(response: ServerResponse): void {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
  response.writeHead(403, headers).end('Another page asked for this. Type the address yourself.\n');
}

/**
 * Has the development server hand out what pages are made of and nothing else of the project, and answer no page of
 * another origin.
 */
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
        // To an address of the network browsers send no word of who asks, so that only a page that says so may.
        if (headers['sec-fetch-site'] === 'same-origin') next();
        else refuse(response);
      });
    },
  };
}
