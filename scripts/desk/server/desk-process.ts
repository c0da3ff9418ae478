// Serves the translators' desk over the folder and at the port of its parameters, as a process of its own.
import process from 'node:process';
import { OTHER_PAGES } from './keep-desk.ts';
import { serveDesk } from './serve-desk.ts';

const [folder = '', port, opens] = process.argv.slice(2);
const { url } = await serveDesk({
  folder,
  port: Number(port),
  opens: opens !== undefined,
  // The table of pages is read once by a process.
  onOtherPages: () => process.exit(OTHER_PAGES),
});
console.log(`The translators' desk is open here until you press Ctrl-C:\n${url}`);
