import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import { uncompressedBuildParameters } from '../../scripts/start-build.ts';

const project = join(import.meta.dirname, '../..');

/** Builds the site with settings into a folder, without compressed twins. @throws Error with the build's output */
export async function buildWith(settings: Readonly<Record<string, string>>, folder: string): Promise<void> {
  const { VITEST: _vitest, ...environment } = process.env;
  const build = spawn(
    process.execPath,
    [...uncompressedBuildParameters, '--logLevel', 'error', '--outDir', folder, '--emptyOutDir'],
    { cwd: project, env: { ...environment, ...settings, NODE_ENV: 'production' } },
  );
  let output = '';
  build.stdout.on('data', (text) => (output += String(text)));
  build.stderr.on('data', (text) => (output += String(text)));
  const ending: unknown[] = await once(build, 'close');
  if (ending[0] !== 0) throw new Error(`The site is not built with these settings:\n${output}`);
}
