import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';

/** Duration and CPU time of a process, s, and its peak memory, MB. */
export type TimedRun = { seconds: number; processor: number; megabytes: number };

const noteUsage = pathToFileURL(join(import.meta.dirname, 'note-usage.ts')).href;
/** Resource usage as Node reports it: times in µs, memory in kB. */
const usage = z.object({ userCPUTime: z.number(), systemCPUTime: z.number(), maxRSS: z.number() });

/**
 * Runs a Node script in a folder and measures it.
 * @throws Error with its output if it fails
 */
export async function runTimed(
  parameters: readonly string[],
  { folder, environment = {} }: { folder: string; environment?: NodeJS.ProcessEnv },
): Promise<TimedRun> {
  const place = await mkdtemp(join(tmpdir(), 'bench-usage-'));
  const note = join(place, 'usage.json');
  const started = performance.now();
  const child = spawn(process.execPath, ['--import', noteUsage, ...parameters], {
    cwd: folder,
    env: { ...process.env, ...environment, BENCH_USAGE: note },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('close', resolve);
    child.on('error', reject);
  });
  const seconds = (performance.now() - started) / 1000;
  const text = await readFile(note, 'utf8').catch(() => '');
  await rm(place, { recursive: true });
  if (code !== 0) throw new Error(`${parameters.join(' ')} failed:\n${Buffer.concat(output).toString()}`);
  const { userCPUTime, systemCPUTime, maxRSS } = usage.parse(JSON.parse(text));
  return { seconds, processor: (userCPUTime + systemCPUTime) / 1e6, megabytes: maxRSS / 1024 };
}
