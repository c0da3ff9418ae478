import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(html|js|css|svg|json|xml|txt|webmanifest|ico)$/;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes `.br` and `.gz` files next to every file of a folder that compression makes smaller. */
export async function compressFiles(folder: string) {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(
    names
      .filter((name) => compressible.test(name))
      .map(async (name) => {
        const file = path.join(folder, name);
        const text = await readFile(file);
        const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        const [brotli, zipped] = await Promise.all([
          toBrotli(text, { params: quality }),
          toGzip(text, { level: constants.Z_BEST_COMPRESSION }),
        ]);
        if (brotli.length < text.length) await writeFile(`${file}.br`, brotli);
        if (zipped.length < text.length) await writeFile(`${file}.gz`, zipped);
      }),
  );
}
