import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMailboxHandler } from '../../server/mailbox-handler.ts';
import { serveSite } from '../../server/serve-site.ts';
import { findBuiltFile } from '../html/built-documents.ts';

const SCRIPT = 'watch-faults.js';

/** Records errors that a healthy page never has. Runs in the page before all other scripts. */
function watchFaults(): void {
  const faults: string[] = [];
  window.faults = faults;
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...parts: unknown[]) => faults.push(`console.${level}: ${parts.map(String).join(' ')}`);
  }
  const onEvent = (event: Event) => {
    const { target } = event;
    faults.push(
      event instanceof ErrorEvent
        ? `exception: ${event.message}`
        : `not loaded: ${target instanceof Element ? target.outerHTML.slice(0, 200) : ''}`,
    );
  };
  addEventListener('error', onEvent, { capture: true });
  addEventListener('unhandledrejection', ({ reason }) => faults.push(`rejection: ${String(reason)}`));
  document.addEventListener('securitypolicyviolation', (event) =>
    faults.push(`policy: ${event.effectiveDirective} blocks ${event.blockedURI} ${event.sample}`),
  );
}

/** Serves a copy of the build with the mailbox. Its documents record their errors. */
export async function serveWatchedBuild() {
  const folder = mkdtempSync(join(tmpdir(), 'watched-build-'));
  const [site, mailbox] = [join(folder, 'site'), join(folder, 'mailbox')];
  cpSync(join(findBuiltFile('index.html'), '..'), site, {
    recursive: true,
    filter: (path) => !/\.html\.(?:br|gz)$/.test(path),
  });
  writeFileSync(join(site, SCRIPT), `(${watchFaults.toString()})();`);
  const documents = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
  for (const name of documents) {
    const text = readFileSync(join(site, name), 'utf8');
    writeFileSync(join(site, name), text.replace('<title>', `<script src="/${SCRIPT}"></script>$&`));
  }
  const { url, close } = await serveSite({
    folder: site,
    port: 0,
    before: [createMailboxHandler(mailbox)],
  });
  return {
    url,
    close: async () => {
      await close();
      rmSync(folder, { recursive: true });
    },
  };
}
