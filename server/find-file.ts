import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { documentOf, mediaTypeOf } from '#src/config/hosting.ts';
import type { Encoding } from './accepted-encodings.ts';

/** A built file, in the best encoding that a request accepts. */
export type BuiltFile = {
  /** Path from the site root. */
  path: string;
  /** Media type, with the charset for text. */
  type: string;
  encoding: Encoding | null;
};

const extensions = { br: '.br', gzip: '.gz' } as const satisfies Record<Encoding, string>;

/** Lists candidate files for a path: the file itself and the document with that name. */
function listNames(decoded: string): string[] {
  return decoded === '/' ? [documentOf(decoded)] : [decoded, documentOf(decoded)];
}

async function isFile(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  return found?.isFile() ?? false;
}

/** Finds the file for a decoded path in a built folder; `null` if it does not exist. */
export async function findFile(
  folder: string,
  decoded: string,
  accepted: readonly Encoding[],
): Promise<BuiltFile | null> {
  for (const name of listNames(decoded)) {
    const type = mediaTypeOf(extname(name));
    for (const encoding of [...accepted, null]) {
      const path = encoding === null ? name : name + extensions[encoding];
      if (await isFile(join(folder, path))) return { path, type, encoding };
    }
  }
  return null;
}
