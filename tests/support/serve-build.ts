import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { createMailboxHandler } from '../../server/mailbox-handler.ts';
import { serveSite } from '../../server/serve-site.ts';

/** Serves `dist/` with an empty mailbox during browser tests, and sets its address as their base URL. */
async function serveBuild(): Promise<() => Promise<void>> {
  const folder = fileURLToPath(new URL('../../dist', import.meta.url));
  const mailbox = await mkdtemp(join(tmpdir(), 'mailbox-'));
  const { url, close } = await serveSite({ folder, port: 0, before: [createMailboxHandler(mailbox)] });
  process.env['E2E_URL'] = url;
  return async () => {
    await close();
    await rm(mailbox, { recursive: true });
  };
}

// Playwright requires a default export.
export default serveBuild;
