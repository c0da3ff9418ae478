import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkInWorker } from './check-in-worker.ts';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'check-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a check that fails does not end the next one, which waits for it', async () => {
  const script = join(folder, 'worker.mjs');
  // The first worker fails and needs a while to end.
  writeFileSync(
    script,
    `import { existsSync, writeFileSync } from 'node:fs';
    import { parentPort, workerData } from 'node:worker_threads';
    import process from 'node:process';
    const failed = workerData + '/failed';
    parentPort.on('message', () => {
      if (existsSync(failed)) return setTimeout(() => parentPort.postMessage([]), 300);
      writeFileSync(failed, '');
      process.on('exit', () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100));
      throw new Error('broken');
    });`,
  );
  const check = checkInWorker(folder, pathToFileURL(script));
  const results = await Promise.allSettled([check(), check()]);
  expect(results).toMatchObject([
    { status: 'rejected', reason: { message: 'broken' } },
    { status: 'fulfilled', value: [] },
  ]);
});
