import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { basePathOf } from '#src/config/base-path.ts';
import { readSettings } from '#src/config/read-settings.server.ts';
import { createMailboxHandler } from '../server/mailbox-handler.ts';
import { MAILBOX_PATH } from '../server/mailbox-page.ts';
import { DEFAULT_PORT, type RunningSite, serveSite } from '../server/serve-site.ts';
import { buildIfChanged } from './start-build.ts';

const project = fileURLToPath(new URL('..', import.meta.url));
const stopping = new AbortController();
let site: RunningSite | undefined;

/** Stops the build or server and exits with 0. Runs once, even if a terminal and a parent process both send signals. */
async function stop(): Promise<void> {
  if (stopping.signal.aborted) return;
  stopping.abort();
  await site?.close();
  process.exit(0);
}

/** Parses the `PORT` variable. @throws Error if it is not a valid port */
function readPort(text: string | undefined): number {
  const port = Number(text || DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT must be a number from 0 to 65535, not "${text}".`);
  }
  return port;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop());

try {
  const port = readPort(process.env['PORT']);
  if (await buildIfChanged(project, stopping.signal)) {
    const host = process.env['HOST'] || '127.0.0.1';
    const before = [createMailboxHandler(join(project, '.mailbox'))];
    const settings = readSettings(project, process.env);
    const base = 'site' in settings ? basePathOf(settings.site.origin) : '';
    site = await serveSite({ folder: join(project, 'dist'), base, port, host, before });
    console.log(`The site is served here until you press Ctrl-C:\n${site.url}`);
    console.log(`Mailbox  ${new URL(`.${MAILBOX_PATH}`, site.url).href}`);
  } else {
    process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
