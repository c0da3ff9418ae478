import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request as callServer, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { createMailboxHandler } from '../../server/mailbox-handler.ts';
import { isRecord } from '../../server/mailbox-message.ts';
import { serveSite } from '../../server/serve-site.ts';
import { test as base } from './quiet-page.ts';

/** A message between browser and mailbox. */
export type Crossing = {
  /** Connection to the browser. */
  socket: Socket;
  /** Delivers the message to the mailbox. Returns its raw HTTP response. */
  deliver: () => Promise<string>;
};

/** What the network does with a message. Applies to every attempt of the browser. */
export type Fault = (crossing: Crossing) => unknown;

/** A site behind a network with controllable faults. */
export type FaultySite = {
  url: string;
  /** Sets the fault for the next messages; without one they arrive. */
  setFault: (fault?: Fault) => void;
  /** Returns the number of messages since the last call. */
  takeCrossings: () => number;
  /** Returns how many messages with this text are in the mailbox. */
  countArrived: (message: string) => Promise<number>;
};

/** Returns a raw HTTP response that closes its connection. */
export function writeAnswer(status: number, body: string, headers: readonly string[] = []): string {
  const length = `Content-Length: ${Buffer.byteLength(body)}`;
  const head = [`HTTP/1.1 ${status} Answer`, 'Content-Type: text/plain', length, 'Connection: close'];
  return `${[...head, ...headers].join('\r\n')}\r\n\r\n${body}`;
}

const arrive: Fault = async ({ socket, deliver }) => socket.end(await deliver());

function callUpstream(request: IncomingMessage, origin: string): ReturnType<typeof callServer> {
  const { method, headers, url } = request;
  return callServer(new URL(url ?? '', origin), { method, headers });
}

function passOn(request: IncomingMessage, response: ServerResponse, origin: string) {
  const upstream = callUpstream(request, origin);
  upstream.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 0, answer.rawHeaders);
    answer.pipe(response);
  });
  request.pipe(upstream);
}

async function meetMessage(request: IncomingMessage, origin: string, fault: Fault) {
  const { socket } = request;
  socket.on('error', () => socket.destroy());
  const body = await buffer(request);
  const deliver = async () => {
    const upstream = callUpstream(request, origin);
    upstream.end(body);
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      upstream.on('response', resolve).on('error', reject);
    });
    return writeAnswer(answer.statusCode ?? 0, await text(answer));
  };
  await fault({ socket, deliver });
}

async function countMessages(folder: string, message: string): Promise<number> {
  const names = (await readdir(folder)).filter((name) => !name.endsWith('.unfinished'));
  const files = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const messages = files.map((file): unknown => {
    const kept: unknown = JSON.parse(file);
    const fields = isRecord(kept) ? kept['fields'] : null;
    const parameters = isRecord(fields) ? fields['template_params'] : null;
    return isRecord(parameters) ? parameters['message'] : null;
  });
  return messages.filter((each) => each === message).length;
}

async function openFaultySite(mailbox: string): Promise<FaultySite & { close: () => Promise<void> }> {
  const folder = fileURLToPath(new URL('../../dist', import.meta.url));
  const site = await serveSite({ folder, port: 0, before: [createMailboxHandler(mailbox)] });
  let fault = arrive;
  let crossings = 0;
  const network = createServer((request, response) => {
    if (request.method !== 'POST') return passOn(request, response, site.url);
    crossings += 1;
    void meetMessage(request, site.url, fault);
  });
  await once(network.listen(0, '127.0.0.1'), 'listening');
  const address = network.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/`,
    setFault: (next = arrive) => {
      fault = next;
    },
    takeCrossings: () => {
      const taken = crossings;
      crossings = 0;
      return taken;
    },
    countArrived: (message) => countMessages(mailbox, message),
    close: async () => {
      network.close();
      network.closeAllConnections();
      await site.close();
    },
  };
}

/** Browser test of a site behind a faulty network, with its own mailbox. */
export const test = base.extend<{ site: FaultySite }, { faultySite: FaultySite }>({
  faultySite: [
    async ({}, use) => {
      const mailbox = await mkdtemp(join(tmpdir(), 'faulty-site-'));
      const { close, ...site } = await openFaultySite(mailbox);
      await use(site);
      await close();
      await rm(mailbox, { recursive: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ faultySite }, use) => use(faultySite.url),
  site: async ({ faultySite }, use) => {
    await use(faultySite);
    faultySite.setFault();
    faultySite.takeCrossings();
  },
});
