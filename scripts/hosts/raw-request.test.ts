import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { sendRaw } from './raw-request.ts';

/** Serves one request with a raw response. Returns the request and how its response was parsed. */
async function exchange(text: string, request: { path?: string; method?: string } = {}) {
  let received = '';
  const server = createServer((socket) => {
    socket.once('data', (bytes) => {
      received = bytes.toString();
      socket.end(text, 'latin1');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const answer = await sendRaw({ url: `http://127.0.0.1:${port}`, path: '/', ...request }).catch(String);
  server.close();
  return { received, answer };
}

describe('a request', () => {
  it.each(['/\\x', '/a\0b', '/a b', '/../x', `/${'a'.repeat(20_000)}`])(
    'is sent unchanged (%#)',
    async (path) => {
      const { received } = await exchange('HTTP/1.1 200 OK\r\n\r\n', { path, method: 'HEAD' });
      expect(received.startsWith(`HEAD ${path} HTTP/1.1\r\nhost: 127.0.0.1:`)).toBe(true);
      expect(received.endsWith('\r\nconnection: close\r\n\r\n')).toBe(true);
    },
  );
});

describe('a response', () => {
  it.each([
    ['a length', 'HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nabc', 'abc'],
    ['no length', 'HTTP/1.1 200 OK\r\n\r\nabc', 'abc'],
    [
      'pieces',
      'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nab\r\n1;x=y\r\nc\r\n0\r\n\r\n',
      'abc',
    ],
    ['a hint before it', 'HTTP/1.1 103 Early Hints\r\nLink: a\r\n\r\nHTTP/1.1 200 OK\r\n\r\nabc', 'abc'],
  ])('is read with %s', async (_name, text, body) => {
    const { answer } = await exchange(text);
    expect(answer).toMatchObject({ status: 200, body: Buffer.from(body) });
  });

  it('joins the values of a repeated header', async () => {
    const { answer } = await exchange('HTTP/1.1 404 Not Found\r\nX-A: 1\r\nx-a:  2 \r\n\r\n');
    expect(answer).toMatchObject({ status: 404, headers: { 'x-a': '1, 2' } });
  });

  it('to HEAD has a length and no body', async () => {
    const { answer } = await exchange('HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\n', { method: 'HEAD' });
    expect(answer).toMatchObject({ status: 200, headers: { 'content-length': '3' }, body: Buffer.alloc(0) });
  });

  it.each([
    ['nothing', ''],
    ['no head', 'HTTP/1.1 200 OK\r\nContent-Le'],
    ['half a body', 'HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\na'],
    ['half of its pieces', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nab\r\n'],
    ['another protocol', 'SSH-2.0-x\r\n\r\n'],
  ])('that is %s is an error', async (_name, text) => {
    expect((await exchange(text)).answer).toBe('Error: socket hang up');
  });
});
