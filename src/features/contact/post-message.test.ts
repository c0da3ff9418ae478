import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { emptyValues } from './contact-fields.ts';
import { type Delivery, type Outcome, sendMessage } from './send-message.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Starts a local endpoint and returns the settings of a site that sends messages to it. */
async function serve(listener: RequestListener): Promise<Delivery> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => server.close());
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  return {
    email: { kind: 'endpoint', address: `${origin}/f/abc?x=1` },
    origin: 'https://www.company.example',
    recipient: { name: 'Company', email: 'hello@company.example' },
  };
}

const send = (delivery: Delivery) =>
  sendMessage(
    { values: { ...emptyValues, message: 'Sätze نص' }, id: 'a1', onLateArrival: () => undefined },
    delivery,
  );
const answer =
  (status: number, text: string, headers = {}): RequestListener =>
  (_request, response) =>
    response.writeHead(status, headers).end(text);

test('a message is posted to the address as JSON, once, with the usual parameters', async () => {
  const requests: unknown[] = [];
  const delivery = await serve((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      requests.push([request.method, request.url, JSON.parse(Buffer.concat(chunks).toString())]);
      response.writeHead(201).end('{"ok":true}');
    });
  });
  expect(await send(delivery)).toEqual({ kind: 'sent' });
  expect(requests).toEqual([
    [
      'POST',
      '/f/abc?x=1',
      expect.objectContaining({ message: 'Sätze نص', message_id: 'a1', test_mode: 'false' }),
    ],
  ]);
});

const noAnswer = { kind: 'unknown', reason: { kind: 'no-answer' } } as const;

test.each<[string, RequestListener, Outcome]>([
  ['a success without words', answer(204, ''), { kind: 'sent' }],
  ['a success in JSON', answer(200, '{"next":"/thanks"}'), { kind: 'sent' }],
  ['a page', answer(200, '<!doctype html>Sign in'), noAnswer],
  ['a way elsewhere', answer(302, '', { location: '/thanks' }), noAnswer],
  ['a line that is cut', (request) => request.socket.destroy(), noAnswer],
  [
    'a refusal, without its words for programs',
    answer(422, '{"error":"spam"}'),
    { kind: 'failed', reason: { kind: 'answer', status: 422, text: '' } },
  ],
  [
    'a gateway',
    answer(502, 'Bad gateway'),
    { kind: 'unknown', reason: { kind: 'answer', status: 502, text: '' } },
  ],
])('%s means the same as from the e-mail service', async (_what, listener, outcome) => {
  expect(await send(await serve(listener))).toEqual(outcome);
});
