import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';

/** Something on another origin that takes messages as JSON, as an owner may have in place of the e-mail service. */
export type MessageEndpoint = {
  address: string;
  /** Bodies that have come since the last call. */
  takeBodies: () => unknown[];
  /** What it answers from now on. */
  answerWith: (status: number, body: string) => void;
};

/** Opens an endpoint on this machine that lets pages of other origins ask it. */
export async function openEndpoint(): Promise<MessageEndpoint & { close: () => void }> {
  const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'Content-Type' };
  let answer = { status: 200, body: '{}' };
  let bodies: unknown[] = [];
  const read = async (request: IncomingMessage) => {
    if (request.headers['content-type'] !== 'application/json') return { status: 415, body: '' };
    bodies.push(await json(request));
    return answer;
  };
  const server = createServer((request, response) => {
    if (request.method === 'OPTIONS') return response.writeHead(204, headers).end();
    return void read(request).then(({ status, body }) => response.writeHead(status, headers).end(body));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    address: `http://127.0.0.1:${port}/forms/contact`,
    takeBodies: () => {
      const taken = bodies;
      bodies = [];
      return taken;
    },
    answerWith: (status, body) => {
      answer = { status, body };
    },
    close: () => void server.close(),
  };
}
