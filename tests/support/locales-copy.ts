import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const project = join(import.meta.dirname, '../..');

/** Copies the project's bundles into a folder, without comments. */
export function copyBundles(folder: string): void {
  const filter = (path: string) => !path.endsWith('.comments.json');
  cpSync(join(project, 'locales'), folder, { recursive: true, filter });
}

/** Copies the project's bundles for a test: `root` contains them; removing it removes them. */
export function copyLocales(): { root: string; folder: string } {
  const root = mkdtempSync(join(tmpdir(), 'locales-'));
  const folder = join(root, 'locales');
  copyBundles(folder);
  symlinkSync(join(project, 'public'), join(root, 'public'), 'junction');
  return { root, folder };
}

/** Gives a copy its own `public`, for tests that change files there. */
export function copyPublic(root: string): void {
  rmSync(join(root, 'public'));
  cpSync(join(project, 'public'), join(root, 'public'), { recursive: true });
}

/** Returns every file of a folder with its text, for comparison. */
export function readFolder(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return Object.fromEntries(
    files.map(({ parentPath, name }) => [
      join(parentPath, name),
      readFileSync(join(parentPath, name), 'utf8'),
    ]),
  );
}
