import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';

/** An endpoint on another origin that takes JSON messages. */
export type MessageEndpoint = {
  address: string;
  /** Returns the bodies received since the last call. */
  takeBodies: () => unknown[];
  /** Sets the next responses. */
  answerWith: (status: number, body: string) => void;
};

/** Opens a local endpoint that allows cross-origin requests. */
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
