import { spawn } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { explainBrokenRoutes } from '../../locales/broken-routes.ts';

/** Preferred port of the desk; the next free port is used if it is taken. */
const PORT = 5180;
/** Delay before an unreadable page table is read again, ms. */
const PAUSE_MS = 500;
/** Young-generation heap, MB: rendering a large site with the default takes a third longer. */
const YOUNG = '--max-semi-space-size=64';
/** Exit code that asks the parent to restart the desk. */
export const OTHER_PAGES = 75;

/**
 * Serves the desk in a child process and restarts it after pages or languages change; the open desk page reconnects.
 * Returns the exit code.
 */
export async function keepDesk(folder: string, opens: boolean, port = PORT): Promise<number> {
  const script = join(import.meta.dirname, 'desk-process.ts');
  const parameters = [YOUNG, script, folder, String(port), ...(opens ? ['open'] : [])];
  const desk = spawn(process.execPath, parameters, { stdio: 'inherit' });
  const stop = () => void desk.kill();
  process.once('SIGTERM', stop);
  const code = await new Promise<number | null>((resolve) => desk.once('exit', resolve));
  process.off('SIGTERM', stop);
  if (code !== OTHER_PAGES) return code ?? 0;
  await awaitRoutes(folder, (reason) => console.error(reason));
  return keepDesk(folder, false, port);
}

/** Waits until the page table can be read: a branch switch writes files one by one. */
export async function awaitRoutes(folder: string, report: (reason: string) => void): Promise<void> {
  let known: string | undefined;
  for (let pauses = 0; ; pauses += 1) {
    const reason = explainBrokenRoutes(folder, [])?.output;
    if (reason === undefined) return;
    if (pauses > 0 && reason !== known) report((known = reason));
    await setTimeout(PAUSE_MS);
  }
}
