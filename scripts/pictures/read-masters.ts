import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Problem } from '#src/content/read/problem.server.ts';

/** Folder of the masters, relative to the project. */
const MASTERS = 'scripts/pictures/masters';
const MASTER_FILE = /^([a-z0-9-]+)\.(?:webp|jpe?g|png)$/;

const nameOf = (file: string) => MASTER_FILE.exec(file.replace(/\.\w+$/, (end) => end.toLowerCase()))?.[1];

/** Lists the masters in a folder by name, and ignored files: other formats or names, or two with one name. */
export function listMasters(folder: string): { taken: Map<string, string>; ignored: string[] } {
  const files = readdirSync(folder)
    .filter((file) => !file.startsWith('.'))
    .toSorted();
  const isTaken = (file: string) => {
    const name = nameOf(file);
    return name !== undefined && files.filter((other) => nameOf(other) === name).length === 1;
  };
  return {
    taken: new Map(files.filter(isTaken).map((file) => [nameOf(file) ?? file, file])),
    ignored: files.filter((file) => !isTaken(file)),
  };
}

/** Warns about ignored files in the masters folder, and about masters that are not encoded yet. */
export function checkMasters(project: string, pictures: readonly string[]): Problem[] {
  const folder = join(project, MASTERS);
  if (!existsSync(folder)) return [];
  const { taken, ignored } = listMasters(folder);
  const left = [...taken].filter(([name]) => !pictures.includes(name));
  return [
    ...ignored.map((file) => ({ file, code: 'master-ignored' as const })),
    ...left.map(([name, file]) => ({ file, code: 'master-not-encoded' as const, values: { name } })),
  ].map((fault) => ({ ...fault, file: `${MASTERS}/${fault.file}`, path: '', isWarning: true }));
}

/** Reads a master, rotated upright and no wider than the given width. */
export function readMaster(path: string, width: number): Promise<Buffer> {
  return sharp(path)
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .png({ compressionLevel: 0 })
    .toBuffer();
}
