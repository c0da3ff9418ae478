import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createLogger, createServer, type ViteDevServer } from 'vite';
import { mailbox } from './mailbox-plugin.ts';

let root: string;
let server: ViteDevServer;
const customLogger = createLogger('silent');
const info = vi.spyOn(customLogger, 'info');

const addressOf = (path: string) => new URL(path, server.resolvedUrls?.local[0]);

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'mailbox-plugin-'));
  server = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    customLogger,
    server: { port: 0, ws: false },
    plugins: [mailbox(join(root, '.mailbox'))],
  });
  await server.listen();
});

afterAll(async () => {
  await server.close();
  await rm(root, { recursive: true });
});

describe('the mailbox of the development server', () => {
  it('names itself in the answers of the site', async () => {
    const { headers } = await fetch(addressOf('/'));
    expect(headers.get('server-timing')).toBe('mailbox');
  });

  it('takes messages and shows them', async () => {
    const answer = await fetch(addressOf('/api/v1.0/email/send'), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        user_id: 'u',
        service_id: 's',
        template_id: 't',
        template_params: { from_name: 'Ada' },
      }),
    });
    expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
    expect(await readdir(join(root, '.mailbox'))).toHaveLength(1);
    expect(await (await fetch(addressOf('/mailbox'))).text()).toContain('<h2><bdi>Ada</bdi></h2>');
  });

  it('prints its address after the site’s', () => {
    server.printUrls();
    const lines = info.mock.calls.map(([line]) => line);
    expect(lines.at(-1)).toContain(`Mailbox: ${addressOf('/mailbox').href}`);
    expect(lines.length).toBeGreaterThan(1);
  });
});
