import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';

/** What a server answered, nothing followed and nothing unpacked. */
export type RawAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

export type RawRequest = {
  /** Address of the server. */
  url: string;
  /** Target of the request, sent as it is written here. */
  path: string;
  method?: string;
  headers?: Record<string, string>;
};

/** Sends one request without normalising its path, following redirects or unpacking the body. */
export async function sendRaw({ url, path, method = 'GET', headers = {} }: RawRequest): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  const sent = request({ hostname, port, path, method, headers, agent: false }).end();
  const [answer]: IncomingMessage[] = await once(sent, 'response');
  if (answer === undefined) throw new Error(`No answer to ${method} ${path}.`);
  const chunks: Buffer[] = await answer.toArray();
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) };
}
