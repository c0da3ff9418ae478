import { spawn } from 'node:child_process';
import { createServer, type RequestListener } from 'node:http';
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { EMAIL_ANSWER_MS } from '#src/config/constants.ts';
import { createMailboxHandler } from '../../server/mailbox-handler.ts';
import { sendTestMessage } from './send-test-message.ts';

let project = '';
const closing: (() => void)[] = [];

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'launch-'));
  cpSync(join(import.meta.dirname, '../../locales'), join(project, 'locales'), { recursive: true });
});
afterAll(() => rmSync(project, { recursive: true }));
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Starts a local service and configures the site to use it. Returns its origin. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const origin = `http://127.0.0.1:${String(port)}`;
  configure({ SITE_ORIGIN: origin, SITE_EMAILJS_ORIGIN: origin, ...keys });
  return origin;
}

const keys = { SITE_EMAILJS_PUBLIC_KEY: 'u9JkR2aXwQ4bTzLm1', SITE_EMAILJS_SERVICE_ID: 'service_main' };
const configure = (settings: Record<string, string>) =>
  writeFileSync(
    join(project, '.env'),
    Object.entries(settings)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  );
/** Configures a message endpoint. Returns its URL. */
function postTo(origin: string): string {
  const address = `${origin}/f/abc`;
  configure({ SITE_ORIGIN: origin, SITE_MESSAGE_ENDPOINT: address });
  return address;
}
/** Runs the command until it exits, shortly after its report. Returns the report. */
async function sendFromTerminal(settings: Record<string, string>): Promise<string> {
  const command = join(import.meta.dirname, '../check-launch.ts');
  const child = spawn(process.execPath, [command, '--send'], { env: { ...process.env, ...settings } });
  let report = '';
  let reportedAt = 0;
  child.stdout.on('data', (part) => {
    report += String(part);
    reportedAt = performance.now();
  });
  await once(child, 'close');
  expect(child.exitCode).toBe(1);
  expect(performance.now() - reportedAt).toBeLessThan(EMAIL_ANSWER_MS / 3);
  return report;
}
const answer =
  (status: number, text: string): RequestListener =>
  (_request, response) =>
    response.writeHead(status).end(text);

test('a test message reaches the service once, like one from the form', async () => {
  const folder = join(project, 'mailbox');
  const mailbox = createMailboxHandler(folder);
  await serve(
    (request, response) => void mailbox(request, response, () => void response.writeHead(404).end()),
  );
  const { report, isSuccess } = await sendTestMessage(project, {});
  expect([isSuccess, report]).toEqual([
    true,
    expect.stringMatching(/^Sent: http:\/\/127\.0\.0\.1:\d+ took the test message\./),
  ]);
  expect(readdirSync(folder).filter((name) => name.endsWith('.json'))).toHaveLength(1);
});

test.each([
  [
    answer(400, 'The service ID not found'),
    /^Refused: .* answered 400: “The service ID not found”\. This means: .*SERVICE_ID/,
  ],
  [answer(403, 'API calls are disabled'), /^Refused: .*403.*send one from the form of the site/],
  [answer(429, 'Too many\nrequests'), /^Refused: .*429: “Too many requests”\..*wait a minute/],
  [answer(502, 'Bad gateway'), /^Unknown: .* answered 502/],
  [
    answer(200, '<!doctype html><title>Sign in</title>'),
    /^Unknown: .*no answer that says .*: it answered 200: “<!doctype html><title>Sign in<\/title>”\. Is/,
  ],
  [
    ((request) => request.socket.destroy()) satisfies RequestListener,
    /^Unknown: .*no answer that says .*: other side closed/,
  ],
])('reports the response of a service in a sentence', async (listener, sentence) => {
  await serve(listener);
  const { report, isSuccess } = await sendTestMessage(project, {});
  expect([isSuccess, report]).toEqual([false, expect.stringMatching(sentence)]);
});

test('sends nothing without keys or with an invalid setting, and names the setting', async () => {
  configure({ SITE_ORIGIN: 'https://www.a.company' });
  const { report, isSuccess } = await sendTestMessage(project, {});
  expect(isSuccess).toBe(false);
  expect(report).toMatch(/^Nothing is sent: .*SITE_EMAILJS_PUBLIC_KEY and SITE_EMAILJS_SERVICE_ID/);
  configure({ SITE_EMAILJS_PUBLIC_KEY: 'u9JkR2aXwQ4bTzLm1' });
  expect((await sendTestMessage(project, {})).report).toContain('SITE_EMAILJS_SERVICE_ID is ""');
});

test('posts to a JSON endpoint in the same way', async () => {
  const address = postTo(await serve(answer(422, '{"error":"spam"}')));
  const refused = `Refused: ${address} answered 422: “{"error":"spam"}”.`;
  expect((await sendTestMessage(project, {})).report).toBe(refused);
  postTo(await serve(answer(500, `{\n  "error": "no sender",\n  "trace": "${'x'.repeat(300)}"\n}`)));
  const { report } = await sendTestMessage(project, {});
  expect(report).toMatch(/^Refused: \S+ answered 500: “\{ "error": "no sender", "trace": "x{100,200}…”\.$/);
});

test('reports redirects and refused connections', async () => {
  let requests = 0;
  const origin = await serve((_request, response) => {
    requests += 1;
    response.writeHead(307, { Location: '/login' }).end();
  });
  const { report } = await sendTestMessage(project, {});
  const led = `redirected to ${origin}/login (307), which was not followed`;
  expect(report).toBe(
    `Unknown: ${origin} ${led}. Write the address that takes messages into SITE_EMAILJS_ORIGIN.`,
  );
  const address = postTo(origin);
  expect(await sendTestMessage(project, {})).toEqual({
    report: `Unknown: ${address} ${led}, as browsers do not follow it from the form either. Write the address that takes messages into SITE_MESSAGE_ENDPOINT.`,
    isSuccess: false,
  });
  expect(requests).toBe(2);
  postTo(await serve(answer(302, '')));
  expect((await sendTestMessage(project, {})).report).toContain('redirected without a target (302), which');
  for (const close of closing.splice(0)) close();
  expect((await sendTestMessage(project, {})).report).toContain('ECONNREFUSED');
});

test(
  'exits if a service does not respond, does not finish its response, or rejects the message',
  { timeout: 120_000 },
  async () => {
    const services: Record<string, RequestListener> = {
      '/silent': () => undefined,
      '/endless': (_request, response) => response.write('{'),
      '/refusing': answer(500, 'no sender'),
    };
    const origin = await serve((request, response) => services[request.url ?? '']?.(request, response));
    const report = await Promise.all(
      Object.keys(services).map((path) =>
        sendFromTerminal({ SITE_ORIGIN: origin, SITE_MESSAGE_ENDPOINT: origin + path }),
      ),
    );
    const late: unknown = expect.stringContaining('nothing came within 15 seconds');
    expect(report).toEqual([late, late, expect.stringContaining('answered 500: “no sender”')]);
  },
);
