import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { serveSite } from '../../server/serve-site.ts';
import { test as base } from './quiet-page.ts';

const BUILD_LIMIT_MS = 180_000;
const project = join(import.meta.dirname, '../..');

/** What an owner may set: an account of the e-mail service, a property of Google Analytics, and a help-desk widget. */
export const services = {
  SITE_EMAILJS_PUBLIC_KEY: 'u9JkR2aXwQ4bTzLm1',
  SITE_EMAILJS_SERVICE_ID: 'service_veltara',
  SITE_ANALYTICS_ID: 'G-TEST123456',
  SITE_SUPPORT_SCRIPT: 'https://help.example/widget.js',
};

/** Builds the site with all services into a folder of its own. @throws Error with what the build has said */
async function buildConfigured(folder: string): Promise<void> {
  const build = spawn(
    process.execPath,
    [
      'node_modules/vite/bin/vite.js',
      'build',
      '--app',
      '--logLevel',
      'error',
      '--outDir',
      folder,
      '--emptyOutDir',
    ],
    { cwd: project, env: { ...process.env, ...services, NODE_ENV: 'production' } },
  );
  let output = '';
  build.stdout.on('data', (text) => (output += String(text)));
  build.stderr.on('data', (text) => (output += String(text)));
  const ending: unknown[] = await once(build, 'close');
  if (ending[0] !== 0) throw new Error(`The site is not built with its services:\n${output}`);
}

/** The browser test of a site with all services. The tests of a file share one build. */
export const test = base.extend<object, { configuredUrl: string }>({
  configuredUrl: [
    async ({}, use) => {
      const parent = await mkdtemp(join(tmpdir(), 'configured-site-'));
      const folder = join(parent, 'dist');
      await buildConfigured(folder);
      const { url, close } = await serveSite({ folder, port: 0 });
      await use(url);
      await close();
      await rm(parent, { recursive: true });
    },
    { scope: 'worker', timeout: BUILD_LIMIT_MS },
  ],
  baseURL: async ({ configuredUrl }, use) => use(configuredUrl),
});
