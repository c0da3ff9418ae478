import type { Plugin } from 'vite';
import { createMailboxHandler } from './mailbox-handler.ts';
import { MAILBOX_PATH } from './mailbox-page.ts';

/**
 * Opens the local mailbox beside the site while it is being worked on, and prints its address after the site's.
 * @param folder Where the messages are kept, from the root of the project.
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
