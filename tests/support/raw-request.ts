import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { finished } from 'node:stream/promises';

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
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent: false }, resolve);
    sent.on('error', reject).end();
  });
  const chunks: Buffer[] = [];
  answer.on('data', (chunk: Buffer) => chunks.push(chunk));
  await finished(answer);
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) };
}
