import { Worker } from 'node:worker_threads';
import type { Problem } from '#src/content/read/problem.server.ts';

/** Young-generation heap, MB. With a small one, a third of the check is garbage collection. */
const YOUNG_MB = 192;

const workerScript = new URL('check-worker.ts', import.meta.url);

/** Returns a function that checks a folder in a worker. The worker is reused: loading its modules is slow. */
export function checkInWorker(folder: string, script = workerScript): () => Promise<Problem[]> {
  let worker: Worker | undefined;
  let pending = Promise.withResolvers<Problem[]>();
  const begin = () => {
    const begun = new Worker(script, {
      workerData: folder,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    });
    // A failed worker may exit while the next one is checking.
    const fail = (error: unknown) => {
      if (worker !== begun) return;
      worker = undefined;
      pending.reject(error);
    };
    return begun
      .on('message', (problems: Problem[]) => pending.resolve(problems))
      .on('error', fail)
      .on('exit', () => fail(new Error('The check has ended without an answer.')));
  };
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
