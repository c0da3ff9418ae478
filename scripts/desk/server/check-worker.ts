// Worker that checks all bundles of a folder on each message, so the desk can answer requests.
import { parentPort, workerData } from 'node:worker_threads';
import { checkSite } from '#src/content/check/check-site.server.ts';
import { readSite } from '#src/content/read/read-site.server.ts';

parentPort?.on('message', () => parentPort?.postMessage(checkSite(readSite(String(workerData)))));
