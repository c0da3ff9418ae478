import { copyFile, cp, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { languageCodes, languages } from '#src/config/languages.ts';
import { buildParameters } from '../start-build.ts';
import { writeHandWritten } from './hand-written.ts';
import { UNKNOWN_PAGE, type Variant } from './plan.ts';
import { runTimed, type TimedRun } from './run-timed.ts';

const settings = { bare: { SITE_SKELETON_MS: '0' }, shipped: {} } satisfies Record<
  'bare' | 'shipped',
  NodeJS.ProcessEnv
>;

/** Builds the site into a folder and measures the build. @throws Error with the build output if it fails */
export function buildSite(
  project: string,
  folder: string,
  variant: keyof typeof settings,
): Promise<TimedRun> {
  const output = ['--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'];
  return runTimed([...buildParameters, ...output], { folder: project, environment: settings[variant] });
}

/** Copies the 404 document to a normal address, because Lighthouse does not measure failed requests. */
async function serveUnknownPage(folder: string): Promise<void> {
  for (const language of languageCodes) {
    const place = join(folder, languages[language].prefix);
    for (const end of ['.html', '.html.br', '.html.gz']) {
      await copyFile(join(place, `404${end}`), join(place, `${UNKNOWN_PAGE}${end}`));
    }
  }
}

/**
 * Prepares the folder of a variant, unless it already exists.
 * @returns The folder.
 */
export async function prepareVariant(project: string, cache: string, variant: Variant): Promise<string> {
  if (variant === 'static') return prepareVariant(project, cache, 'bare');
  const folder = join(cache, variant);
  const isReady = await stat(join(folder, 'index.html')).catch(() => null);
  if (isReady !== null) return folder;
  console.log(`Preparing what is measured as "${variant}" …`);
  const unfinished = join(cache, `${variant}-unfinished`);
  await rm(unfinished, { recursive: true, force: true });
  if (variant === 'hand') {
    const from = await prepareVariant(project, cache, 'shipped');
    await cp(from, unfinished, { recursive: true });
    await writeHandWritten(from, unfinished);
  } else {
    await buildSite(project, unfinished, variant);
    await serveUnknownPage(unfinished);
  }
  await rm(folder, { recursive: true, force: true });
  await rename(unfinished, folder);
  return folder;
}
