import { spawn } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { explainBrokenRoutes } from '../../locales/broken-routes.ts';

/** Where the desk is; the next free port where that is in use. */
const PORT = 5180;
/** Pause before the table of pages is read again that cannot be read, ms. */
const PAUSE_MS = 500;
/** Room for what is soon forgotten, MB: to make all pages of a large site in little of it takes a third longer. */
const YOUNG = '--max-semi-space-size=64';
/** The code with which a desk ends that has to begin again. */
export const OTHER_PAGES = 75;

/**
 * Serves the desk in a process of its own, and again once the site has other pages or languages: the open page of the desk waits for
 * it and goes on. Gives the exit code.
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
  // A branch that is changed writes its files one after the other.
  while (explainBrokenRoutes(folder, []) !== undefined) await setTimeout(PAUSE_MS);
  return keepDesk(folder, false, port);
}
