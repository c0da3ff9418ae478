// Serves the translators' desk over the folder and at the port of its parameters, as a process that a test can kill.
import process from 'node:process';
import { serveDesk } from '../../scripts/desk/server/serve-desk.ts';

const [folder = '', port = ''] = process.argv.slice(2);
const { url } = await serveDesk({ folder, port: Number(port) });
process.stdout.write(`${url}\n`);
