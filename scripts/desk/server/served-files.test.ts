import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultLanguage, languageCodes, languages } from '#src/config/languages.ts';
import { readWords } from '../../../tests/support/site-content.ts';
import { copyProject, keepPackagesApart } from '../../copy-project.ts';
import { sendRaw } from '../../hosts/raw-request.ts';
import { findPort } from '../../hosts/start-host.ts';

const SECRET = 'tell-nobody-7f3a';
/** Time limit for two servers to start on a busy machine, ms. */
const OPENING_LIMIT_MS = 120_000;
/** Delay between two changes of the settings, ms: long enough for a server to start its restart. */
const WRITING_PAUSE_MS = 300;
/** Signs of a leak: the text, or a file inlined in a URL. */
const secrets = [SECRET, Buffer.from(`"${SECRET}`).toString('base64').slice(0, -2)];
/** A line that is also a script, so a module made of it would leak it too. */
const LINE = `"${SECRET}"\n`;
/** Untracked files that a working copy may contain. */
const kept = {
  '.env.local': `# ${SECRET}\n`,
  '.git/config': LINE,
  '.mailbox/message.json': LINE,
  '.netrc': LINE,
  'locales/.drafts/desk.json': JSON.stringify({ drafts: [], session: [], leaks: SECRET }),
  'src/.notes/plan.json': LINE,
  'src/server.key': LINE,
  'notes/plan.json': LINE,
};
const ofTheProject = [
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'README.md',
  '.gitignore',
  'server/mailbox-store.ts',
  'scripts/check.ts',
  `locales/state/${defaultLanguage}.json`,
  `locales/${defaultLanguage}/company.json`,
  'tests/support/sample-site.ts',
  'node_modules/.package-lock.json',
];

let folder = '';
const servers: { child: ChildProcess; origin: string; said: string }[] = [];
const said = (index: number) => servers[index]?.said ?? '';

/** Starts a server of the project in a process of its own and waits until it responds. */
async function start(script: string, parameters: (port: string) => string[]) {
  const port = await findPort();
  const origin = `http://127.0.0.1:${String(port)}`;
  const { NODE_ENV: _mode, VITEST: _vitest, ...env } = process.env;
  const child = spawn(process.execPath, [script, ...parameters(String(port))], { cwd: folder, env });
  const server = { child, origin, said: '' };
  servers.push(server);
  await new Promise<void>((resolve, reject) => {
    const listen = (text: unknown) => {
      server.said += String(text);
      if (server.said.includes(String(port))) resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('exit', () => reject(new Error(`The server has not begun: ${server.said}`)));
  });
}

beforeAll(async () => {
  folder = await copyProject('served');
  await keepPackagesApart(folder);
  for (const [file, text] of Object.entries(kept)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  await Promise.all([
    start('node_modules/vite/bin/vite.js', (port) => ['--host', '127.0.0.1', '--port', port]),
    start('scripts/desk/server/desk-process.ts', (port) => [join(folder, 'locales'), port]),
  ]);
  // The first page of each server waits until all packages are prebundled.
  for (const { origin } of servers) await (await fetch(`${origin}/ar`)).text();
}, OPENING_LIMIT_MS);

afterAll(async () => {
  for (const { child } of servers) {
    if (child.exitCode === null && child.kill()) await once(child, 'exit');
  }
  await rm(folder, { recursive: true });
});

const encodeDots = (path: string) => path.replaceAll('.', '%2e');
const encodeSlashes = (path: string) => path.replaceAll('/', '%2f');
/** Query strings that request a file in another form. */
const queries = ['', '?raw', '?import&raw', '?url', '?import', '?worker', '?.svg'];

/** Returns all ways to request a file. */
function spell(file: string): string[] {
  const whole = join(folder, file);
  return [
    ...[`/${file}`, `/@fs${whole}`, `/@id/${whole}`].flatMap((path) => queries.map((query) => path + query)),
    `//${file}`,
    `/.//${file}`,
    `/@fs/${whole}`,
    `/${encodeDots(file)}`,
    encodeDots(`/@fs${whole}`),
    `/${encodeSlashes(file)}`,
    `/@fs${encodeSlashes(whole)}`,
    `/src/../${file}`,
    `/src/..%2f${file}`,
    `/src/..%5c${file}`,
    `/src/%2e%2e%2f${file}?raw`,
    `/src\\..\\${file}`,
    `/@fs${folder}/src/../${file}?import&raw`,
    `/@fs${folder}/src/..%2f${file}?raw`,
    `/${file}/`,
    `/${file}%00`,
    `/${file.toUpperCase()}`,
    `http://localhost/${file}`,
    `/admin/translate/../../${file}`,
  ];
}

const pageFiles = ['/', '/ar', '/@vite/client', '/src/client.ts', '/src/routing/routes.ts', '/favicon.svg'];
const scriptHeaders = { 'Sec-Fetch-Dest': 'script', 'Sec-Fetch-Site': 'same-origin' };

describe.each([
  ['npm run dev', 0],
  ['the desk', 1],
])('%s', (_name, index) => {
  const ask = (path: string, headers: Record<string, string> = {}) =>
    sendRaw({ url: servers[index]?.origin ?? '', path, headers });

  it('serves its pages and their resources', async () => {
    for (const path of pageFiles) {
      expect([path, (await ask(path)).status]).toEqual([path, 200]);
    }
  });

  it.each(languageCodes)('shows every kind of section in the catalogue of %s', async (language) => {
    const { body } = await ask(`${languages[language].prefix}/admin/catalogue`);
    const kinds = Object.values(readWords(language).pages).flatMap(({ sections }) =>
      sections.map(({ kind }) => kind),
    );
    expect(kinds.filter((kind) => !body.includes(`data-kind="${kind}"`))).toEqual([]);
  });

  it.each(Object.keys(kept))('never serves %s, with any spelling of its URL', async (file) => {
    const requests = spell(file).flatMap((path) => [ask(path), ask(path, scriptHeaders)]);
    const leaks = (await Promise.all(requests)).filter(({ body }) =>
      secrets.some((secret) => body.includes(secret)),
    );
    expect(leaks).toEqual([]);
  });

  it('serves no other file of the project', async () => {
    const paths = ofTheProject.flatMap((file) => [`/${file}`, `/@fs${join(folder, file)}?import&raw`]);
    const answers = await Promise.all(paths.map((path) => ask(path)));
    expect(answers.map(({ status }, index) => [paths[index], status])).toEqual(
      paths.map((path) => [path, 403]),
    );
  });

  it.each([
    ['of another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['of another port of this machine', { 'Sec-Fetch-Site': 'same-site' }],
    ['that names another origin', { Origin: 'http://other.example' }],
    ['without an origin', { Origin: 'null' }],
    ['with another host name', { Host: 'other.example' }],
  ])('rejects a page %s', async (_case, headers) => {
    for (const path of [
      ...pageFiles,
      '/__open-in-editor?file=package.json',
      '/admin/translate',
      '/mailbox',
    ]) {
      expect([path, (await ask(path, headers)).status]).toEqual([path, 403]);
    }
  });

  it('opens a file in the editor only for its own pages', async () => {
    for (const path of ['/__open-in-editor?file=', '/__OPEN-in-editor/?file=']) {
      expect([path, (await ask(`${path}package.json`)).status]).not.toEqual([path, 200]);
    }
    // 500: the request was allowed but named no file. Naming one would open an editor.
    expect((await ask('/__open-in-editor', { 'Sec-Fetch-Site': 'same-origin' })).status).toBe(500);
  });

  it(
    'keeps running when its settings change repeatedly',
    async () => {
      for (const indexing of ['off', 'on', 'off', 'on']) {
        writeFileSync(join(folder, '.env'), `SITE_INDEXING=${indexing}\n`);
        await setTimeout(WRITING_PAUSE_MS);
      }
      const restarts = () => said(0).split('server restarted').length;
      await expect.poll(restarts, { timeout: OPENING_LIMIT_MS }).toBeGreaterThan(1);
      const ready = () => ask('/favicon.svg').then(({ status }) => status, String);
      await expect.poll(ready, { timeout: OPENING_LIMIT_MS }).toBe(200);
      expect(said(1)).not.toContain('restart');
    },
    OPENING_LIMIT_MS,
  );

  it('rejects WebSocket connections of other sites', async () => {
    const upgrade = { Connection: 'Upgrade', Upgrade: 'websocket', 'Sec-WebSocket-Version': '13' };
    const headers = {
      ...upgrade,
      'Sec-WebSocket-Key': 'dGVsbC1ub2JvZHktNw==',
      'Sec-WebSocket-Protocol': 'vite-hmr',
    };
    for (const origin of ['http://other.example', 'null', 'http://localhost:1']) {
      expect((await ask('/?token=guess', { ...headers, Origin: origin })).status).toBe(400);
    }
    expect((await ask('/', { ...headers, Host: 'other.example' })).status).toBe(400);
  });
});
