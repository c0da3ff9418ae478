import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { z } from 'zod';
import type { ToolLanguage } from '#src/content/read/words.server.ts';
import { box } from '../../desk/preview-messages.ts';

/** Screenshot of a page as a data URL; sizes in its pixels. */
const view = z.object({ address: z.string(), picture: z.string(), width: z.number(), height: z.number() });
const frame = box.omit({ mark: true });
export type Frame = z.infer<typeof frame>;

/** Screenshots of pages, and for each text (`ar/pages/home.json:menu`) its frame, or when it is shown. */
export const placePictures = z.object({
  views: z.array(view),
  places: z.record(
    z.string(),
    z.union([z.object({ view: z.number(), frame }), z.object({ moment: z.string() })]),
  ),
});
export type PlacePictures = z.infer<typeof placePictures>;

const PROCESS = join(import.meta.dirname, 'picture-process.ts');

/**
 * Takes screenshots of texts in a separate process, because it starts the development server and a browser.
 * @throws Error with the error output of that process, such as that no browser was found
 */
export function takePictures(
  folder: string,
  units: readonly { file: string }[],
  reader: ToolLanguage,
): PlacePictures {
  const files = new Set(units.map(({ file }) => file));
  const own = mkdtempSync(join(tmpdir(), 'pictures-'));
  try {
    const out = join(own, 'pictures.json');
    const parameters = [PROCESS, folder, reader, out, ...files];
    const { status, stderr } = spawnSync(process.execPath, parameters, {
      encoding: 'utf8',
      // The desk runs in production mode; React cannot be loaded in both modes.
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'inherit', 'pipe'],
    });
    if (status !== 0) throw new Error(stderr.trim());
    return placePictures.parse(JSON.parse(readFileSync(out, 'utf8')));
  } finally {
    rmSync(own, { recursive: true });
  }
}
