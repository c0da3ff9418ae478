import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { checkOrphans, findOrphans } from './check-orphans.server.ts';
import { formatProblems } from '#src/content/read/problem.server.ts';
import { readSite } from '#src/content/read/read-site.server.ts';

type Folders = { locales: string; publicFolder: string; folder: string };

/** Leaves files of `public` that nothing names out of the build, and reports them. */
export function withoutOrphans(): Plugin {
  return {
    name: 'without-orphans',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir: folder = '' }) {
      const { root, publicDir: publicFolder } = this.environment.config;
      const folders = { locales: path.join(root, 'locales'), publicFolder, folder };
      await removeOrphans(folders, (text) => this.warn(text));
    },
  };
}

/** Removes from a folder what was copied to it from `public` and nothing names. */
export async function removeOrphans(
  { locales, publicFolder, folder }: Folders,
  tell: (text: string) => void,
) {
  const source = readSite(locales);
  const orphans = findOrphans(source, publicFolder);
  await Promise.all(orphans.map((file) => rm(path.join(folder, file), { force: true })));
  const problems = checkOrphans(source, publicFolder);
  if (problems.length > 0) tell(formatProblems(problems));
}
