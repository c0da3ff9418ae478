import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

/** How long a tool ran, s, and the most memory that it took, MB. */
export type TimedRun = { seconds: number; megabytes: number };

const noteMemory = pathToFileURL(join(import.meta.dirname, 'note-memory.ts')).href;

/**
 * Runs a tool of Node in a folder and measures it.
 * @throws Error with what the tool said when it fails
 */
export async function runTimed(
  parameters: readonly string[],
  { folder, environment = {} }: { folder: string; environment?: NodeJS.ProcessEnv },
): Promise<TimedRun> {
  const place = await mkdtemp(join(tmpdir(), 'bench-memory-'));
  const note = join(place, 'kilobytes');
  const started = performance.now();
  const child = spawn(process.execPath, ['--import', noteMemory, ...parameters], {
    cwd: folder,
    env: { ...process.env, ...environment, BENCH_MEMORY: note },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('close', resolve);
    child.on('error', reject);
  });
  const seconds = (performance.now() - started) / 1000;
  const kilobytes = Number(await readFile(note, 'utf8').catch(() => 'NaN'));
  await rm(place, { recursive: true });
  if (code !== 0) throw new Error(`${parameters.join(' ')} failed:\n${Buffer.concat(output).toString()}`);
  return { seconds, megabytes: kilobytes / 1024 };
}
