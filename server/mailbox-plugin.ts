import type { Plugin } from 'vite';
import { createMailboxHandler } from './mailbox-handler.ts';
import { MAILBOX_PATH } from './mailbox-page.ts';

/**
 * Runs the local mailbox in the development server and prints its address after the site's.
 * @param folder Folder of the messages, relative to the working directory.
 */
export function mailbox(folder: string): Plugin {
  return {
    name: 'mailbox',
    apply: 'serve',
    configureServer(server) {
      const handle = createMailboxHandler(folder);
      server.middlewares.use((request, response, next) => {
        Promise.resolve(handle(request, response, next)).catch(next);
      });
      const printUrls = server.printUrls.bind(server);
      server.printUrls = () => {
        printUrls();
        const { local = [] } = server.resolvedUrls ?? {};
        for (const url of local) {
          server.config.logger.info(`  ➜  Mailbox: ${new URL(MAILBOX_PATH, url).href}`);
        }
      };
    },
  };
}
