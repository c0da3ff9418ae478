// Serves the translators' desk in a process of its own. Arguments: folder, port and optionally `open`.
import process from 'node:process';
import { OTHER_PAGES } from './keep-desk.ts';
import { serveDesk } from './serve-desk.ts';

const [folder = '', port, opens] = process.argv.slice(2);
const { url } = await serveDesk({
  folder,
  port: Number(port),
  opens: opens !== undefined,
  // A process reads the page table only once, so new pages need a restart.
  onOtherPages: () => process.exit(OTHER_PAGES),
});
console.log(`The translators' desk is open here until you press Ctrl-C:\n${url}`);
