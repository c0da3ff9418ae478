import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import type { Variant } from './bench-budgets.ts';
import { buildCommand } from './start-build.ts';

/** A build to be measured: its folder, and how long it took, s. */
export type TimedBuild = { folder: string; seconds: number };

const skeleton = { bare: { SITE_SKELETON_MS: '0' }, shipped: {} } satisfies Record<
  Variant,
  NodeJS.ProcessEnv
>;

/**
 * Builds the whole site into a folder of its own.
 * @throws When the build fails; it has said why.
 */
export async function buildVariant(project: string, variant: Variant): Promise<TimedBuild> {
  const folder = join(project, '.cache', 'bench', variant);
  await rm(folder, { recursive: true, force: true });
  const [node, ...parameters] = buildCommand;
  const started = performance.now();
  const child = spawn(node, [...parameters, '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'], {
    cwd: project,
    env: { ...process.env, ...skeleton[variant] },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('exit', resolve);
    child.on('error', reject);
  });
  if (code !== 0) throw new Error('The site is not built, so there is nothing to measure.');
  return { folder, seconds: (performance.now() - started) / 1000 };
}
