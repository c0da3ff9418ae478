import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { hostsFolderOf } from '#src/prerender/write-host-files.server.ts';
import { serveSite } from '../../server/serve-site.ts';
import { writeApacheServer } from './apache-server.ts';
import { sendRaw } from './raw-request.ts';

/** The project's own server, and the hosts that it ships a configuration for. */
export const hostNames = ['npm start', 'nginx', 'Caddy', 'Apache'] as const;
export type HostName = (typeof hostNames)[number];

/** A host that serves the build on loopback, and a function to stop it. */
export type RunningHost = { url: string; close: () => Promise<void> };

const START_LIMIT_MS = 20_000;
const POLL_MS = 50;
/** Folder that the nginx files use to include each other. */
const NGINX_FOLDER = '/etc/nginx/site';
/** Module configuration of nginx on Debian and its derivatives. */
const MODULES = '/etc/nginx/modules-enabled';

const programs = {
  nginx: { command: 'nginx', parameters: ['-v'], debian: 'nginx' },
  Caddy: { command: 'caddy', parameters: ['version'], debian: 'caddy' },
  Apache: { command: 'apache2', parameters: ['-v'], debian: 'apache2-bin' },
} as const;

/** Environment with the folders of system programs, which may not be in the user's `PATH`. */
const environment = {
  ...process.env,
  PATH: [process.env['PATH'] ?? '', '/usr/local/sbin', '/usr/sbin'].join(delimiter),
};

function isInstalled(command: string, parameters: readonly string[]): boolean {
  return spawnSync(command, parameters, { stdio: 'ignore', env: environment }).status === 0;
}

/** Returns a sentence about what a host lacks on this machine; `null` if it can be started. */
export function describeMissing(host: HostName): string | null {
  if (host === 'npm start') return null;
  const { command, parameters, debian } = programs[host];
  if (!isInstalled(command, parameters)) {
    return `${host} is not tested, as the program "${command}" is missing: install it (on Debian "apt install ${debian}").`;
  }
  const module = 'libnginx-mod-http-brotli-static';
  if (host !== 'nginx' || existsSync(join(MODULES, '50-mod-http-brotli-static.conf'))) return null;
  return `nginx is not tested, as its module for brotli is missing: install it (on Debian "apt install ${module}").`;
}

/** Returns a free port. */
export async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('No free port.');
  return address.port;
}

/** Waits until a server responds. @throws Error with its output if it exits or times out */
async function waitForAnswer(child: ChildProcess, url: string): Promise<void> {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += String(text)));
  const limit = AbortSignal.timeout(START_LIMIT_MS);
  child.on('error', (error) => (output += error.message));
  while (!limit.aborted && child.exitCode === null) {
    const answer = await sendRaw({ url, path: '/' }).catch(() => null);
    if (answer !== null) return;
    await wait(POLL_MS);
  }
  child.kill('SIGKILL');
  throw new Error(`${child.spawnfile} does not start:\n${output}`);
}

type Start = { command: string; parameters: string[]; settings?: Record<string, string> };

/** Runs a server in a temporary folder, which is deleted when it stops. */
async function run(folder: string, port: number, start: Start): Promise<RunningHost> {
  const child = spawn(start.command, start.parameters, {
    cwd: folder,
    env: { ...environment, ...start.settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = `http://127.0.0.1:${port}/`;
  await waitForAnswer(child, url).catch(async (error: unknown) => {
    await rm(folder, { recursive: true });
    throw error;
  });
  const close = async () => {
    const closed = once(child, 'exit');
    child.kill('SIGTERM');
    await closed;
    await rm(folder, { recursive: true });
  };
  return { url, close };
}

/** Uses the built `server.conf`, changing only the address and folders. */
async function startNginx(built: string, folder: string, port: number): Promise<RunningHost> {
  const rules = join(hostsFolderOf(built), 'nginx');
  const server = (await readFile(join(rules, 'server.conf'), 'utf8'))
    .replaceAll(NGINX_FOLDER, rules)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('listen [::]:80;', '')
    .replace(/root [^;]*;/, `root ${built};`);
  const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const main = [
    `include ${MODULES}/*.conf;`,
    `pid ${join(folder, 'nginx.pid')};`,
    'error_log stderr crit;',
    'events {}',
    'http {',
    'access_log off;',
    ...scratch,
    server,
    '}',
  ];
  const file = join(folder, 'nginx.conf');
  await writeFile(file, main.join('\n'));
  // One process, as the current user, who may read the build.
  const settings = 'daemon off; master_process off;';
  return run(folder, port, {
    command: 'nginx',
    parameters: ['-e', 'stderr', '-c', file, '-g', settings],
  });
}

/**
 * Uses the built `Caddyfile` unchanged; environment variables hold the host's settings. The admin endpoint is off,
 * because its port would collide with another Caddy on this machine.
 */
async function startCaddy(built: string, folder: string, port: number): Promise<RunningHost> {
  const file = join(folder, 'Caddyfile');
  await writeFile(file, `{\n\tadmin off\n}\nimport ${join(hostsFolderOf(built), 'Caddyfile')}\n`);
  return run(folder, port, {
    command: 'caddy',
    parameters: ['run', '--config', file, '--adapter', 'caddyfile'],
    settings: {
      SITE_ADDRESS: `http://127.0.0.1:${port}`,
      SITE_OTHERS: `http://:${port}`,
      SITE_ROOT: built,
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
    },
  });
}

/** Uses the built rules unchanged, for the built folder. */
async function startApache(built: string, folder: string, port: number, base: string): Promise<RunningHost> {
  const file = join(folder, 'apache.conf');
  const rules = join(hostsFolderOf(built), 'apache.htaccess');
  await writeFile(file, writeApacheServer({ built, rules, folder, port, base }));
  return run(folder, port, { command: 'apache2', parameters: ['-D', 'FOREGROUND', '-f', file] });
}

/**
 * Starts a host that serves a built folder with the configuration that the build wrote.
 * @param base Base path that the site was built for.
 */
export async function startHost(host: HostName, built: string, base = ''): Promise<RunningHost> {
  if (host === 'npm start') return serveSite({ folder: built, base, port: 0 });
  const folder = await mkdtemp(join(tmpdir(), 'host-'));
  const port = await findPort();
  switch (host) {
    case 'nginx':
      return startNginx(built, folder, port);
    case 'Caddy':
      return startCaddy(built, folder, port);
    case 'Apache':
      return startApache(built, folder, port, base);
    default:
      return host satisfies never;
  }
}
