import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const project = join(import.meta.dirname, '../..');

/** Copies the project's own bundles into a folder, without what people have said about them. */
export function copyBundles(folder: string): void {
  const filter = (path: string) => !path.endsWith('.comments.json');
  cpSync(join(project, 'locales'), folder, { recursive: true, filter });
}

/** A copy of the project's own bundles, to be changed by a test: `root` holds them and is removed with them. */
export function copyLocales(): { root: string; folder: string } {
  const root = mkdtempSync(join(tmpdir(), 'locales-'));
  const folder = join(root, 'locales');
  copyBundles(folder);
  symlinkSync(join(project, 'public'), join(root, 'public'), 'junction');
  return { root, folder };
}

/** Lets a copy have its own `public`, for what changes files there. */
export function copyPublic(root: string): void {
  rmSync(join(root, 'public'));
  cpSync(join(project, 'public'), join(root, 'public'), { recursive: true });
}

/** Every file of a folder with its text, to be compared with what it is later. */
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
