import { Worker } from 'node:worker_threads';
import type { Problem } from '#src/content/read/problem.server.ts';

/** Young-generation heap, MB. With a small one, a third of the check is garbage collection. */
const YOUNG_MB = 192;

/** Returns a function that checks a folder in a worker. The worker is reused: loading its modules is slow. */
export function checkInWorker(folder: string): () => Promise<Problem[]> {
  let worker: Worker | undefined;
  let pending = Promise.withResolvers<Problem[]>();
  const fail = (error: unknown) => {
    worker = undefined;
    pending.reject(error);
  };
  const begin = () =>
    new Worker(new URL('check-worker.ts', import.meta.url), {
      workerData: folder,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    })
      .on('message', (problems: Problem[]) => pending.resolve(problems))
      .on('error', fail)
      .on('exit', () => fail(new Error('The check has ended without an answer.')));
  const check = () => {
    pending = Promise.withResolvers();
    worker ??= begin();
    worker.ref();
    worker.postMessage(null);
    return pending.promise.finally(() => worker?.unref());
  };
  let last: Promise<unknown> = Promise.resolve();
  return () => {
    const next = last.then(check);
    last = next.catch(() => {});
    return next;
  };
}
