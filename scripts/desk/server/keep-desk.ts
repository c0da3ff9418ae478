import { spawn } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';

/** Where the desk is; the next free port where that is in use. */
const PORT = 5180;
/** The code with which a desk ends that has to begin anew. */
export const OTHER_PAGES = 75;

/**
 * Serves the desk in a process of its own, and anew once the site has other pages: the open page of the desk waits for
 * it and goes on. Gives the exit code.
 */
export async function keepDesk(folder: string, opens: boolean, port = PORT): Promise<number> {
  const script = join(import.meta.dirname, 'desk-process.ts');
  const parameters = [script, folder, String(port), ...(opens ? ['open'] : [])];
  const desk = spawn(process.execPath, parameters, { stdio: 'inherit' });
  const stop = () => void desk.kill();
  process.once('SIGTERM', stop);
  const code = await new Promise<number | null>((resolve) => desk.once('exit', resolve));
  process.off('SIGTERM', stop);
  if (code === OTHER_PAGES) return keepDesk(folder, false, port);
  return code ?? 0;
}
