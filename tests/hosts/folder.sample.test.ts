import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readHeadersFile } from '../../server/answer-rules.ts';
import { moved, page, unknown } from '../../scripts/hosts/expectations.ts';
import { sendProbe, checkResponse, checkSecurityHeaders } from '../../scripts/hosts/check-response.ts';
import { hostNames, type RunningHost, startHost } from '../../scripts/hosts/start-host.ts';
import { buildWith } from '../support/build-with.ts';

const BUILD_LIMIT_MS = 180_000;
const BASE = '/site-2.0';
let parent: string;
let folder: string;
let headers: Record<string, string>;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'folder-site-'));
  // If started as root, Apache reads files as another user.
  await chmod(parent, 0o755);
  folder = join(parent, 'dist');
  await buildWith({ SITE_ORIGIN: `https://owner.example${BASE}` }, folder);
  headers = Object.fromEntries(readHeadersFile(await readFile(join(folder, '_headers'), 'utf8'), BASE));
}, BUILD_LIMIT_MS);

afterAll(() => rm(parent, { recursive: true }));

const ADDRESS = /(?:\b(?:href|src|action|data-next)="|url\()(\/[^")]*)|\b(?:srcset|data-modules)="([^"]*)"/gi;

it('links nothing outside the folder in any document', async () => {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.html'));
  expect(names.length).toBeGreaterThan(50);
  for (const name of names) {
    const text = await readFile(join(folder, name), 'utf8');
    const addresses = [...text.matchAll(ADDRESS)].flatMap(([, one, several]) =>
      one === undefined ? (several ?? '').split(/,? (?=\/)/) : [one],
    );
    expect(addresses.length).toBeGreaterThan(20);
    expect(
      addresses.filter((address) => !address.startsWith(`${BASE}/`)),
      name,
    ).toEqual([]);
  }
});

const probes = [
  [`${BASE}/`, page()],
  [`${BASE}/ar`, page('ar')],
  [`${BASE}/ar/services/sla?a=1`, page('ar')],
  [`${BASE}/robots.txt`, { status: [200], headers: { 'cache-control': 'public, max-age=86400' } }],
  [`${BASE}/about/?a=%2F`, moved(`${BASE}/about?a=%2F`)],
  [`${BASE}/ar/sla`, moved(`${BASE}/ar/services/sla`)],
  [`${BASE}/index.html`, moved(`${BASE}/`)],
  [BASE, moved(`${BASE}/`)],
  [`${BASE}?a=1`, moved(`${BASE}/?a=1`)],
  [`${BASE}/nowhere`, unknown()],
  [`${BASE}/ar/nowhere`, unknown('ar')],
  [`${BASE}/_headers`, unknown()],
  [`${BASE}//other.example/about/`, unknown()],
  [`${BASE}/../about`, { status: [400] }],
  ['/about', { status: [404] }],
  ['/ar', { status: [404] }],
  [`${BASE}x/about`, { status: [404] }],
  ['/site-2x0/about', { status: [404] }],
] as const;

describe.each(hostNames)('%s, in a folder of its host,', (hostName) => {
  let host: RunningHost;

  beforeAll(async () => {
    host = await startHost(hostName, folder, BASE);
  });

  afterAll(() => host.close());

  // Apache's rules are in the folder: they do not apply outside it, or to malformed requests.
  const requested = probes.filter(
    ([target]) => hostName !== 'Apache' || /^\/site-2\.0(?:[?/](?!\.\.)|$)/.test(target),
  );

  it.each(requested)('answers %s', async (target, expected) => {
    const url = new URL('/', host.url).href;
    const answer = await sendProbe(url, { name: target, target, expected });
    expect([...checkResponse(answer, expected, url), ...checkSecurityHeaders(answer, headers)]).toEqual([]);
  });
});
