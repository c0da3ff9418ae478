import { once } from 'node:events';
import { linkSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendRaw } from '../scripts/hosts/raw-request.ts';
import { type SampleSite, writeSampleSite } from '../tests/support/sample-site.ts';
import { createMailboxHandler } from './mailbox-handler.ts';
import {
  BYTES_IN_ALL,
  MESSAGE_BYTES,
  MESSAGE_NAMES,
  MESSAGES_PER_MINUTE,
  NAME_CHARACTERS,
} from './mailbox-limits.ts';
import { type RunningSite, serveSite } from './serve-site.ts';

const SEND = '/api/v1.0/email/send';
const SEND_FORM = '/api/v1.0/email/send-form';

let sample: SampleSite;
let parent: string;
let folder: string;
let site: RunningSite;
let folders = 0;

const openSite = () => serveSite({ folder: sample.folder, port: 0, before: [createMailboxHandler(folder)] });

beforeAll(async () => {
  sample = await writeSampleSite();
  parent = await mkdtemp(join(tmpdir(), 'mailbox-'));
});

beforeEach(async () => {
  folders += 1;
  folder = join(parent, String(folders));
  site = await openSite();
  return () => site.close();
});

afterAll(async () => {
  await sample.remove();
  await rm(parent, { recursive: true });
});

const ids = { lib_version: '4.4.1', user_id: 'key', service_id: 'service', template_id: 'template_contact' };
const call = (parameters: unknown) => ({ ...ids, template_params: parameters });
const addressOf = (path: string) => new URL(path, site.url);

type Body = string | Uint8Array<ArrayBuffer> | FormData | URLSearchParams;

async function post(path: string, body: Body, type?: string): Promise<[status: number, text: string]> {
  const headers: Record<string, string> = type === undefined ? {} : { 'Content-Type': type };
  const answer = await fetch(addressOf(path), { method: 'POST', headers, body });
  return [answer.status, await answer.text()];
}

const postJson = (value: unknown) => post(SEND, JSON.stringify(value), 'application/json');

function makeForm(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  return form;
}

async function listFiles(): Promise<string[]> {
  return (await readdir(folder).catch(() => [])).toSorted((one, other) => (one < other ? -1 : 1));
}

/** Reads the message when exactly one is stored. */
async function readOnlyFile(): Promise<unknown> {
  const files = await listFiles();
  expect(files).toHaveLength(1);
  return JSON.parse(await readFile(join(folder, files[0] ?? ''), 'utf8'));
}

async function readPage(path = '/mailbox'): Promise<string> {
  const answer = await fetch(addressOf(path));
  expect(answer.status).toBe(200);
  return answer.text();
}

describe('a message', () => {
  const parameters = {
    from_name: 'ليلى الحسن',
    from_email: 'layla@example.org',
    message: 'مرحبا\nسطر ثان 👩🏽‍💻',
    test_mode: 'true',
  };

  it('sent as JSON is stored completely', async () => {
    const answer = await fetch(addressOf(SEND), {
      method: 'POST',
      headers: {
        'Content-type': 'application/json',
        Origin: new URL(site.url).origin,
        'Accept-Language': 'ar',
      },
      body: JSON.stringify(call(parameters)),
    });
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
      200,
      'text/plain;charset=utf-8',
      'OK',
    ]);
    const kept = await readOnlyFile();
    expect(kept).toHaveProperty(
      'receivedAt',
      expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    );
    expect(kept).toMatchObject({
      call: 'send',
      headers: {
        'content-type': 'application/json',
        origin: new URL(site.url).origin,
        'accept-language': 'ar',
        'user-agent': 'node',
      },
      fields: call(parameters),
    });
  });

  it.each([
    ['multipart', makeForm({ ...parameters, message: 'a', ...ids })],
    ['urlencoded', new URLSearchParams({ ...parameters, message: 'a', ...ids })],
  ])('sent as a %s form is stored completely', async (_name, body) => {
    expect(await post(SEND_FORM, body)).toEqual([200, 'OK']);
    expect(await readOnlyFile()).toMatchObject({
      call: 'send-form',
      fields: call({ ...parameters, message: 'a' }),
    });
  });

  it('of the EmailJS client itself arrives', async () => {
    vi.stubGlobal('location', { pathname: '/contact' });
    const { init, send } = await import('@emailjs/browser');
    init({ publicKey: ids.user_id, origin: new URL(site.url).origin });
    const answer = await send(ids.service_id, ids.template_id, parameters);
    vi.unstubAllGlobals();
    expect([answer.status, answer.text]).toEqual([200, 'OK']);
    expect(await readOnlyFile()).toMatchObject({ fields: call(parameters) });
  });

  it('keeps repeated names and files of a form', async () => {
    const form = makeForm(ids);
    form.append('topic', 'one');
    form.append('topic', 'two');
    form.append('__proto__', 'own');
    form.append('file', new File(['abc'], 'a.txt', { type: 'text/plain' }));
    expect(await post(SEND_FORM, form)).toEqual([200, 'OK']);
    const kept = JSON.stringify(await readOnlyFile());
    expect(kept).toContain('"topic":["one","two"],"__proto__":"own"');
    expect(kept).toContain('{"fileName":"a.txt","type":"text/plain","bytes":3,"base64":"YWJj"}');
  });

  it.each([
    ['without parameters', ids, {}],
    [
      'with parameters that are no texts',
      call({ a: 1, b: [true, null], c: { d: '' } }),
      { a: 1, b: [true, null], c: { d: '' } },
    ],
  ])('may be sent %s', async (_name, sent, kept) => {
    expect(await postJson(sent)).toEqual([200, 'OK']);
    expect(await readOnlyFile()).toMatchObject({ fields: call(kept) });
  });

  const nameValues = (values: readonly string[]) =>
    Object.fromEntries(values.map((value, place) => [`value ${place}`, value]));

  it('arrives unchanged as JSON, lone surrogates included', async () => {
    const hostile = fc.constantFrom(0, 0x0d, 0xd83d, 0xdc00, 0xfeff, 0x202e, 0x2066, 0x660);
    const code = fc.oneof(fc.integer({ min: 0, max: 0xffff }), hostile);
    const parameters = nameValues(
      fc.sample(fc.array(code, { maxLength: 500 }), 80).map((codes) => String.fromCharCode(...codes)),
    );
    expect(await postJson(call(parameters))).toEqual([200, 'OK']);
    expect(await readOnlyFile()).toMatchObject({ fields: call(parameters) });
  });

  it('arrives unchanged as a form', async () => {
    const lone = (code: number) => code >= 0xd800 && code <= 0xdfff;
    const code = fc.integer({ min: 0, max: 0x1_1000 }).filter((each) => !lone(each));
    const values = fc
      .sample(fc.array(code, { maxLength: 500 }), 80)
      .map((codes) => String.fromCodePoint(...codes));
    expect(await post(SEND_FORM, makeForm({ ...ids, ...nameValues(values) }))).toEqual([200, 'OK']);
    // Form encoding ends lines with CRLF.
    const arrived = values.map((value) => value.replaceAll(/\r\n|\r|\n/g, '\r\n'));
    expect(await readOnlyFile()).toMatchObject({ fields: call(nameValues(arrived)) });
  });

  it('is not lost among many at once', async () => {
    const places = Array.from({ length: 200 }, (_each, place) => String(place));
    const answers = await Promise.all(places.map((place) => postJson(call({ place }))));
    expect(answers.filter(([status]) => status !== 200)).toEqual([]);
    const texts = await Promise.all((await listFiles()).map((file) => readFile(join(folder, file), 'utf8')));
    const arrived = texts.map((text) => /"place": "(\d+)"/.exec(text)?.[1]);
    expect(new Set(arrived)).toEqual(new Set(places));
    expect(texts).toHaveLength(places.length);
  });

  it('survives a restart', async () => {
    await postJson(call({ message: 'before the restart' }));
    const files = await listFiles();
    await site.close();
    site = await openSite();
    expect(await readPage()).toContain('before the restart');
    await postJson(call({ message: 'after the restart' }));
    const page = await readPage();
    expect((await listFiles())[0]).toBe(files[0]);
    expect(page.indexOf('after the restart')).toBeLessThan(page.indexOf('before the restart'));
    expect(page).toContain('before the restart');
  });
});

describe('a call', () => {
  const json = 'application/json';
  const without = (name: keyof typeof ids) => ({ ...ids, template_params: {}, [name]: undefined });
  const nested = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;

  it.each<[string, string, Body, string | undefined, [number, string]]>([
    [
      'without user_id',
      SEND,
      JSON.stringify(without('user_id')),
      json,
      [400, 'The user_id parameter is required'],
    ],
    [
      'without service_id',
      SEND,
      JSON.stringify(without('service_id')),
      json,
      [400, 'The service_id parameter is required'],
    ],
    [
      'without template_id',
      SEND,
      JSON.stringify(without('template_id')),
      json,
      [400, 'The template_id parameter is required'],
    ],
    [
      'with an empty id',
      SEND,
      JSON.stringify({ ...ids, service_id: '' }),
      json,
      [400, 'The service_id parameter is required'],
    ],
    [
      'with an id that is no text',
      SEND,
      JSON.stringify({ ...ids, user_id: 7 }),
      json,
      [400, 'The user_id parameter is required'],
    ],
    [
      'with parameters that are a text',
      SEND,
      JSON.stringify(call('a')),
      json,
      [400, 'The template_params parameter must be an object'],
    ],
    [
      'with parameters that are a list',
      SEND,
      JSON.stringify(call([])),
      json,
      [400, 'The template_params parameter must be an object'],
    ],
    ['with an empty object', SEND, '{}', json, [400, 'The user_id parameter is required']],
    ['with nothing', SEND, '', json, [400, 'The request body cannot be read']],
    ['with half a JSON', SEND, '{"user_id":', json, [400, 'The request body cannot be read']],
    ['with a list', SEND, '[]', json, [400, 'The request body cannot be read']],
    ['with null', SEND, 'null', json, [400, 'The request body cannot be read']],
    [
      'with broken UTF-8',
      SEND,
      new Uint8Array([0x22, 0xff, 0x22]),
      json,
      [400, 'The request body cannot be read'],
    ],
    [
      'nested without end',
      SEND,
      `{"template_params":{"a":${nested}}}`,
      json,
      [400, 'The request body cannot be read'],
    ],
    [
      'as plain text',
      SEND,
      JSON.stringify(call({})),
      'text/plain',
      [415, 'The content type must be application/json'],
    ],
    [
      'as a form where JSON belongs',
      SEND,
      makeForm(ids),
      undefined,
      [415, 'The content type must be application/json'],
    ],
    [
      'of no type',
      SEND,
      new Uint8Array([0x7b, 0x7d]),
      undefined,
      [415, 'The content type must be application/json'],
    ],
    [
      'as JSON where a form belongs',
      SEND_FORM,
      '{}',
      json,
      [415, 'The content type must be multipart/form-data or application/x-www-form-urlencoded'],
    ],
    [
      'as a form without ids',
      SEND_FORM,
      makeForm({ message: 'a' }),
      undefined,
      [400, 'The user_id parameter is required'],
    ],
    [
      'as an empty form',
      SEND_FORM,
      new URLSearchParams(),
      undefined,
      [400, 'The user_id parameter is required'],
    ],
    [
      'as a form without a boundary',
      SEND_FORM,
      'a',
      'multipart/form-data',
      [400, 'The request body cannot be read'],
    ],
    [
      'as a form that is cut off',
      SEND_FORM,
      '--a\r\nContent-',
      'multipart/form-data; boundary=a',
      [400, 'The request body cannot be read'],
    ],
  ])('%s is refused and stores nothing', async (_name, path, body, type, expected) => {
    expect(await post(path, body, type)).toEqual(expected);
    expect(await listFiles()).toEqual([]);
  });

  it.each([['application/json'], ['application/json; charset=utf-8'], ['APPLICATION/JSON']])(
    'of the type %s is accepted',
    async (type) => {
      expect(await post(SEND, JSON.stringify(call({})), type)).toEqual([200, 'OK']);
    },
  );

  it.each([
    ['with a query', `${SEND}?a=1`, 200],
    ['to an address below', `${SEND}/more`, 405],
    ['to an address beside', '/api/v1.0/email/sends', 405],
  ])('%s gets the right status', async (_name, path, status) => {
    expect((await post(path, JSON.stringify(call({})), 'application/json'))[0]).toBe(status);
  });

  it.each(['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH'])('by %s is refused', async (method) => {
    for (const path of [SEND, SEND_FORM]) {
      const { status, headers } = await sendRaw({ url: site.url, path, method });
      expect([status, headers.allow]).toEqual([405, 'POST, OPTIONS']);
    }
  });

  it.each([
    ['as large as the limit', 0, [200, 'OK']],
    ['one byte larger', 1, [413, 'The message has more than 262,144 bytes']],
    ['ten times as large', MESSAGE_BYTES * 9, [413, 'The message has more than 262,144 bytes']],
  ])('%s gets the right response', async (_name, excess, expected) => {
    const empty = JSON.stringify(call({ message: '' })).length;
    const message = 'x'.repeat(MESSAGE_BYTES - empty + excess);
    expect(await postJson(call({ message }))).toEqual(expected);
    expect(await listFiles()).toHaveLength(excess === 0 ? 1 : 0);
  });

  it('that never ends is refused and the server keeps running', async () => {
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
    await once(socket, 'connect');
    let received = '';
    socket.on('data', (chunk: Buffer) => (received += chunk.toString())).on('error', () => undefined);
    const closed = new Promise((resolve) => socket.on('close', resolve));
    socket.write(
      `POST ${SEND} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
    );
    const part = `100000\r\n${'x'.repeat(0x10_0000)}\r\n`;
    for (let parts = 0; parts < 12; parts += 1) socket.write(part);
    await closed;
    expect(received).toMatch(/^HTTP\/1\.1 413 /);
    expect(await postJson(call({}))).toEqual([200, 'OK']);
  });

  it('that is aborted stores nothing and the server keeps running', async () => {
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      `POST ${SEND} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 999\r\n\r\n{"us`,
    );
    socket.destroy();
    await once(socket, 'close');
    expect(await postJson(call({}))).toEqual([200, 'OK']);
    expect(await listFiles()).toHaveLength(1);
  });

  it('is answered with 500 when the message cannot be stored', async () => {
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    await writeFile(folder, 'a file where the folder belongs');
    expect((await postJson(call({})))[0]).toBe(500);
    expect(write.mock.calls.join()).toContain('ENOTDIR');
    write.mockRestore();
  });
});

describe('a limit', () => {
  const fill = (total: number) => Array.from({ length: total }, (_each, place) => [`n${place}`, ''] as const);
  const tooMany = [400, 'The message has more than 100 names'];

  it('applies to the names of a message in every format', async () => {
    const form = new FormData();
    for (const [name, value] of fill(MESSAGE_NAMES + 1)) form.append(name, value);
    const names = Object.fromEntries(fill(MESSAGE_NAMES));
    expect(await post(SEND_FORM, form)).toEqual(tooMany);
    expect(await post(SEND_FORM, new URLSearchParams(Object.entries(names).concat([['a', '']])))).toEqual(
      tooMany,
    );
    expect(await postJson(call(names))).toEqual(tooMany);
    expect(await postJson(call({ inner: [names] }))).toEqual(tooMany);
    expect(await postJson(call({ list: fill(MESSAGE_NAMES) }))).toEqual(tooMany);
    expect(await listFiles()).toEqual([]);
  });

  it('accepts exactly the maximum number of names', async () => {
    const names = Object.fromEntries(fill(MESSAGE_NAMES - Object.keys(call({})).length));
    expect(await postJson(call(names))).toEqual([200, 'OK']);
    expect(await readOnlyFile()).toMatchObject({ fields: call(names) });
  });

  it('applies to the length of a name', async () => {
    const name = 'x'.repeat(NAME_CHARACTERS);
    expect(await postJson(call({ [name]: '' }))).toEqual([200, 'OK']);
    const refused = [400, 'The message has a name of more than 100 characters'];
    expect(await postJson(call({ [`${name}x`]: '' }))).toEqual(refused);
    expect(await post(SEND_FORM, makeForm({ ...ids, [`${name}x`]: '' }))).toEqual(refused);
  });

  it('refuses a form of 48,000 names quickly', async () => {
    const names = Array.from({ length: 48_000 }, (_each, place) => place.toString(36));
    const urlencoded = names.join('&');
    const part = (name: string) => `--a\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n\r\n`;
    const multipart = `${names.slice(0, 4000).map(part).join('')}--a--\r\n`;
    const start = performance.now();
    expect(await post(SEND_FORM, urlencoded, 'application/x-www-form-urlencoded')).toEqual(tooMany);
    expect(await post(SEND_FORM, multipart, 'multipart/form-data; boundary=a')).toEqual(tooMany);
    // Comparing every name with every other takes half a minute.
    expect(performance.now() - start).toBeLessThan(1000);
  });

  it('per minute is reported, and ends with the minute', async () => {
    const places = Array.from({ length: MESSAGES_PER_MINUTE }, (_each, place) => place);
    await Promise.all(places.map(() => postJson(call({}))));
    const over = [429, 'The mailbox keeps at most 300 messages a minute'];
    expect(await postJson(call({}))).toEqual(over);
    expect(await post(SEND_FORM, makeForm(ids))).toEqual(over);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    const later = await postJson(call({}));
    vi.useRealTimers();
    expect(later).toEqual([200, 'OK']);
    expect(await listFiles()).toHaveLength(MESSAGES_PER_MINUTE + 1);
  });

  it('on the total size of messages is reported', async () => {
    await postJson(call({}));
    await truncate(join(folder, (await listFiles())[0] ?? ''), BYTES_IN_ALL);
    expect(await postJson(call({}))).toEqual([
      507,
      'The mailbox is full: it keeps at most 20,000 messages and 268,435,456 bytes',
    ]);
  });
});

describe('a repeated attempt', () => {
  const parameters = { message: 'once', message_id: '6f9619ff-8b86-d011-b42d-00cf4fc964ff' };
  const named = call(parameters);

  afterEach(() => vi.useRealTimers());

  it('gets the same answer and is stored once, even after a restart', async () => {
    expect(await postJson(named)).toEqual([200, 'OK']);
    const kept = await listFiles();
    expect(await postJson(named)).toEqual([200, 'OK']);
    expect(await post(SEND_FORM, makeForm({ ...ids, ...parameters }))).toEqual([200, 'OK']);
    await site.close();
    site = await openSite();
    expect(await postJson(named)).toEqual([200, 'OK']);
    expect(await listFiles()).toEqual(kept);
    expect(await readOnlyFile()).toMatchObject({ fields: named });
  });

  it('at the same moment gets the same answer and is stored once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => postJson(named)));
    expect(answers).toEqual(Array.from({ length: 10 }, () => [200, 'OK']));
    expect(await listFiles()).toHaveLength(1);
  });

  it('is a new message after 24 hours', async () => {
    const sendAt = async (time: string) => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(time) });
      await postJson(named);
      return (await listFiles()).length;
    };
    expect(await sendAt('2026-03-01T12:00:00.000Z')).toBe(1);
    expect(await sendAt('2026-03-02T11:59:59.999Z')).toBe(1);
    expect(await sendAt('2026-03-02T12:00:00.000Z')).toBe(2);
  });

  it('is stored when the first one failed', async () => {
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    await writeFile(folder, 'a file where the folder belongs');
    expect((await postJson(named))[0]).toBe(500);
    write.mockRestore();
    await rm(folder);
    expect(await postJson(named)).toEqual([200, 'OK']);
    expect(await listFiles()).toHaveLength(1);
  });

  it.each(['', 'a'.repeat(101), 'a b', '../a', 'é', 7, null, ['a']])(
    'has an id of letters, digits or hyphens, not %j',
    async (id) => {
      expect(await postJson(call({ message_id: id }))).toEqual([
        400,
        'The message_id parameter must be 1 to 100 letters, digits or hyphens',
      ]);
      expect(await listFiles()).toEqual([]);
    },
  );

  it.each(['a', 'A-9', 'a'.repeat(100)])('may have the id %s', async (id) => {
    expect(await postJson(call({ message_id: id }))).toEqual([200, 'OK']);
  });
});

describe('another origin', () => {
  const refusal = [403, 'The mailbox answers pages of its own site only'];
  const foreign = [
    { origin: 'https://other.example' },
    { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-site' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
  ];

  it.each(foreign)('may not call (%o)', async (headers) => {
    for (const path of [SEND, SEND_FORM]) {
      for (const method of ['POST', 'OPTIONS']) {
        const { status, headers: answered, body } = await sendRaw({ url: site.url, path, method, headers });
        expect([status, body.toString()]).toEqual(refusal);
        expect(answered['access-control-allow-origin']).toBeUndefined();
      }
    }
    const init = { method: 'POST', headers, body: makeForm(ids) };
    expect((await fetch(addressOf(SEND_FORM), init)).status).toBe(403);
    expect(await listFiles()).toEqual([]);
  });

  it.each(foreign)('may not read the mailbox (%o)', async (headers) => {
    await postJson(call({}));
    for (const path of ['/mailbox', '/mailbox?before=x', `/mailbox/${(await listFiles())[0]}`]) {
      const answer = await sendRaw({ url: site.url, path, headers });
      expect([answer.status, answer.body.toString()]).toEqual(refusal);
      expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin');
    }
  });

  it.each(foreign)('may link to the site (%o)', async (headers) => {
    expect((await sendRaw({ url: site.url, path: '/about', headers })).status).toBe(200);
  });

  it('does not include the site’s own preflight request', async () => {
    const { origin } = new URL(site.url);
    for (const path of [SEND, SEND_FORM]) {
      const requestHeaders = {
        origin,
        'sec-fetch-site': 'same-origin',
        'access-control-request-method': 'POST',
      };
      const { status, headers } = await sendRaw({
        url: site.url,
        path,
        method: 'OPTIONS',
        headers: requestHeaders,
      });
      expect(status).toBe(204);
      expect(headers).toMatchObject({
        'access-control-allow-origin': origin,
        'access-control-allow-methods': 'POST, OPTIONS',
        'access-control-allow-headers': 'Content-Type',
      });
    }
  });

  it('cannot reach the server under a foreign host name', async () => {
    for (const path of ['/mailbox', SEND]) {
      const { status } = await sendRaw({ url: site.url, path, headers: { host: 'evil.example' } });
      expect(status).toBe(421);
    }
  });
});

describe('the page', () => {
  it('has a policy that allows its own style only, and no script', async () => {
    await postJson(call({}));
    const answer = await fetch(addressOf('/mailbox'));
    const page = await answer.text();
    const [, style = ''] = /<style>([^]*?)<\/style>/.exec(page) ?? [];
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
    expect(answer.headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'sha256-${Buffer.from(digest).toString('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
    expect(style.length).toBeGreaterThan(0);
    expect(page).not.toMatch(/<script|style=|\son\w+=/i);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/html;charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });

  it('reports that there is no message', async () => {
    expect(await readPage()).toContain('No message yet.');
  });

  it('shows sender, subject and every parameter, newest first', async () => {
    const sent = {
      from_name: 'Ada Byron',
      from_email: 'ada@example.org',
      company: 'Engines',
      service: 'sla',
    };
    await postJson(call({ from_name: 'An earlier one' }));
    await postJson(call({ ...sent, message: 'First line\nsecond line', count: 3 }));
    const page = await readPage();
    expect(page).toContain(
      '<h2><bdi>Ada Byron</bdi> · <bdi>ada@example.org</bdi> · <bdi>Engines</bdi> · <bdi>sla</bdi></h2>',
    );
    for (const [name, value] of Object.entries({
      ...sent,
      message: 'First line\nsecond line',
      count: '3',
      ...ids,
    })) {
      expect(page).toContain(`<dt dir="auto">${name}</dt><dd dir="auto">${value}</dd>`);
    }
    expect(page.indexOf('Ada Byron')).toBeLessThan(page.indexOf('An earlier one'));
    expect(page).toContain('Messages 1 to 2 of 2, newest first');
  });

  it.each([
    ['a script', '<script>alert(1)</script>', '&#60;script&#62;alert(1)&#60;/script&#62;'],
    [
      'the end of a list',
      '</dd></dl></main><img src=x onerror=alert(1)>',
      '&#60;/dd&#62;&#60;/dl&#62;&#60;/main&#62;&#60;img src=x onerror=alert(1)&#62;',
    ],
    ['the end of a style', '</style><style>*{}', '&#60;/style&#62;&#60;style&#62;*{}'],
    ['quotes', `"onload="a' &amp;`, '&#34;onload=&#34;a&#39; &#38;amp;'],
    ['a comment', '<!-- ', '&#60;!-- '],
    ['bidi controls', 'a\u202eb\u2066c', 'a\u202eb\u2066c'],
    ['emoji', '👩🏽‍💻🇶🇦', '👩🏽‍💻🇶🇦'],
    ['a lone surrogate', 'a\ud83d', 'a\ufffd'],
    ['carriage returns', 'a\r\nb\rc', 'a&#13;\nb&#13;c'],
  ])('shows %s as text', async (_name, sent, shown) => {
    await postJson(call({ from_name: sent, [sent]: sent, list: [sent] }));
    const page = await readPage();
    expect(page).toContain(`<h2><bdi>${shown}</bdi></h2>`);
    expect(page).toContain(`<dt dir="auto">${shown}</dt><dd dir="auto">${shown}</dd>`);
    const tags = new Set([...page.matchAll(/<\/?([a-z!-][a-z\d]*)/gi)].map(([, name]) => name));
    const own = '!doctype html head meta title style body main h1 p article h2 bdi time h3 dl dt dd a'.split(
      ' ',
    );
    expect([...tags].filter((name = '') => !own.includes(name))).toEqual([]);
    expect(page.split('<style>')).toHaveLength(2);
  });

  it('shows the longest value completely', async () => {
    const message = `${'ي'.repeat(60_000)}${'x'.repeat(100_000)}`;
    expect(await postJson(call({ message }))).toEqual([200, 'OK']);
    const [, shown] = /<dd dir="auto">(ي[^<]*)/.exec(await readPage()) ?? [];
    expect(shown === message).toBe(true);
  });

  it('shows headers as text', async () => {
    const headers = { 'Content-Type': 'application/json', 'User-Agent': '<b>"agent"</b>', Referer: '<i>' };
    await fetch(addressOf(SEND), { method: 'POST', headers, body: JSON.stringify(call({})) });
    expect(await readPage()).toContain('&#60;b&#62;&#34;agent&#34;&#60;/b&#62;');
  });

  it('still works when a file was changed by hand', async () => {
    await postJson(call({ message: 'intact' }));
    await postJson(call({ message: 'changed' }));
    await writeFile(join(folder, (await listFiles())[1] ?? ''), '<script>');
    const page = await readPage();
    expect(page).toContain('This file is not a valid message.');
    expect(page).toContain('intact');
    expect(page).not.toContain('<script>');
  });

  it.each([
    ['/mailbox?before=x', 400],
    ['/mailbox?before=../../secret', 400],
    ['/mailbox?other=x', 200],
    ['/mailbox/', 308],
    ['/mailbox/more', 404],
    ['/mailboxes', 404],
    ['/ar/mailbox', 404],
  ])('answers %s with %d', async (path, status) => {
    expect((await sendRaw({ url: site.url, path })).status).toBe(status);
  });

  it('is named in the answers of the site', async () => {
    const { status, headers } = await sendRaw({ url: site.url, path: '/' });
    expect([status, headers['server-timing']]).toEqual([200, 'mailbox']);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('is read only, %s is refused', async (method) => {
    const { status, headers } = await sendRaw({ url: site.url, path: '/mailbox', method });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it('is the site’s own 404 page if no mailbox is mounted', async () => {
    const host = await serveSite({ folder: sample.folder, port: 0 });
    const page = await sendRaw({ url: host.url, path: '/mailbox' });
    const sent = await sendRaw({ url: host.url, path: SEND, method: 'POST' });
    const document = await sendRaw({ url: host.url, path: '/' });
    await host.close();
    expect(document.headers['server-timing']).toBeUndefined();
    expect([page.status, page.body.toString(), sent.status]).toEqual([404, '<title>Not found</title>', 405]);
  });
});

describe('a file', () => {
  it('is sent exactly as stored, as data', async () => {
    await postJson(call({ message: '<script>alert(1)</script>\ud83d' }));
    const name = (await listFiles())[0] ?? '';
    const answer = await fetch(addressOf(`/mailbox/${name}`));
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/json;charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    const text = await answer.text();
    expect(text).toBe(await readFile(join(folder, name), 'utf8'));
    expect(text).toContain(String.raw`</script>\ud83d"`);
    expect(await readPage()).toContain(`href="mailbox/${name}"`);
  });

  it.each([
    '/mailbox/../secret.json',
    '/mailbox/..%2fsecret.json',
    '/mailbox/%2e%2e/secret.json',
    '/mailbox/..%5csecret.json',
    '/mailbox/secret.json',
    '/mailbox/.json',
    '/mailbox//secret.json',
    '/mailbox/2026-03-01T12-00-00-000Z-000000-0123456789ab.json',
    '/mailbox/2026-03-01T12-00-00-000Z-000000-0123456789ab',
    '/mailbox/2026-03-01T12-00-00-000Z-000000-0123456789ab.json%00',
    '/mailbox/2026-03-01T12-00-00-000Z-000000-0123456789ab/../secret.json',
  ])('at %s is not found', async (path) => {
    await writeFile(join(parent, 'secret.json'), '{"secret":true}');
    await postJson(call({}));
    await writeFile(join(folder, 'secret.json'), '{"secret":true}');
    const { status, body } = await sendRaw({ url: site.url, path });
    expect([status, body.includes('secret')]).toEqual([404, false]);
  });
});

describe('ten thousand messages', () => {
  const total = 10_000;
  const nameOf = (place: number) =>
    `2026-03-01T12-00-00-000Z-${String(place).padStart(6, '0')}-0123456789ab.json`;

  beforeEach(async () => {
    await postJson(call({ message: 'the newest of all' }));
    const fields = call({ from_name: 'Ada Byron', message: 'x'.repeat(1000) });
    const headers = { 'content-type': 'application/json' };
    const text = JSON.stringify({ receivedAt: '2026-03-01T12:00:00.000Z', call: 'send', headers, fields });
    // Hard links are created faster than files, and are read the same way.
    await writeFile(join(folder, nameOf(0)), text);
    for (let place = 1; place < total; place += 1) {
      linkSync(join(folder, nameOf(0)), join(folder, nameOf(place)));
    }
  });

  it('are listed in pages, mostly within 300 ms, and another one is accepted', async () => {
    const times: number[] = [];
    const readTimed = async (path: string) => {
      const start = performance.now();
      const page = await readPage(path);
      times.push(performance.now() - start);
      return page;
    };
    const pages = [await readTimed('/mailbox')];
    for (let count = 0; count < 4; count += 1) {
      const [, older = ''] = /href="(mailbox\?before=[^"]+)"/.exec(pages.at(-1) ?? '') ?? [];
      pages.push(await readTimed(`/${older}`));
    }
    expect(pages.map((page) => /Messages [^<]*/.exec(page)?.[0])).toEqual([
      'Messages 1 to 100 of 10,001, newest first',
      'Messages 101 to 200 of 10,001, newest first',
      'Messages 201 to 300 of 10,001, newest first',
      'Messages 301 to 400 of 10,001, newest first',
      'Messages 401 to 500 of 10,001, newest first',
    ]);
    expect(pages[0]).toContain('the newest of all');
    expect(pages[0]).not.toContain('Newest messages');
    expect(pages[1]).toContain('<a href="mailbox">Newest messages</a>');
    const [, , middle] = times.toSorted((first, second) => first - second);
    expect(middle).toBeLessThan(300);
    const last = await readPage(`/mailbox?before=${nameOf(1).replace('.json', '')}`);
    expect(last).toContain('Messages 10,001 to 10,001 of 10,001');
    expect(last).not.toContain('Older messages');
    expect(await readPage(`/mailbox?before=${nameOf(0).replace('.json', '')}`)).toContain('No older message');
    expect(await postJson(call({}))).toEqual([200, 'OK']);
    expect(await listFiles()).toHaveLength(total + 2);
  });
});
