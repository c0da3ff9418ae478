import { cp, mkdtemp, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveSite } from '../../server/serve-site.ts';
import { buildWith } from './build-with.ts';
import { test as base } from './quiet-page.ts';

const BUILD_LIMIT_MS = 180_000;
const project = join(import.meta.dirname, '../..');

/** Example settings: an account of the e-mail service, a Google Analytics property, and a help-desk widget. */
export const services = {
  SITE_EMAILJS_PUBLIC_KEY: 'u9JkR2aXwQ4bTzLm1',
  SITE_EMAILJS_SERVICE_ID: 'service_main',
  SITE_ANALYTICS_ID: 'G-TEST123456',
  SITE_SUPPORT_SCRIPT: 'https://help.example/widget.js',
};

type ConfiguredFixtures = {
  /** Settings of the build. */
  settings: Readonly<Record<string, string>>;
  configuredFolder: string;
  configuredUrl: string;
};

/** Browser test of a site with all services. Tests in a file share one build. */
export const test = base.extend<object, ConfiguredFixtures>({
  settings: [async ({}, use) => use(services), { scope: 'worker' }],
  configuredFolder: [
    async ({ settings }, use) => {
      const parent = await mkdtemp(join(tmpdir(), 'configured-site-'));
      const folder = join(parent, 'dist');
      await buildWith(settings, folder);
      await use(folder);
      await rm(parent, { recursive: true });
    },
    { scope: 'worker', timeout: BUILD_LIMIT_MS },
  ],
  configuredUrl: [
    async ({ configuredFolder }, use) => {
      const { url, close } = await serveSite({ folder: configuredFolder, port: 0 });
      await use(url);
      await close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ configuredUrl }, use) => use(configuredUrl),
});

/**
 * A host that switches between the plain and the configured build; `both` is the configured one with leftover files of
 * the other.
 */
type Deployment = { url: string; deploy: (release: 'plain' | 'configured' | 'both') => Promise<void> };

/** Browser test of a tab that stays open during a deployment. */
export const releaseTest = test.extend<{ deployment: Deployment }>({
  deployment: async ({ configuredFolder }, use) => {
    const parent = await mkdtemp(join(tmpdir(), 'releases-'));
    const folder = join(parent, 'current');
    const folders = {
      plain: join(project, 'dist'),
      configured: configuredFolder,
      both: join(parent, 'both'),
    };
    await cp(folders.plain, folders.both, { recursive: true });
    await cp(folders.configured, folders.both, { recursive: true });
    const deploy = async (release: keyof typeof folders) => {
      const next = join(parent, 'next');
      await symlink(folders[release], next, 'junction');
      await rename(next, folder);
    };
    await deploy('plain');
    const { url, close } = await serveSite({ folder, port: 0 });
    await use({ url, deploy });
    await close();
    await rm(parent, { recursive: true });
  },
  baseURL: async ({ deployment }, use) => use(deployment.url),
});
