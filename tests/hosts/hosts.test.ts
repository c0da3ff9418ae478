import { readdirSync, readFileSync, utimesSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listRedirects, mediaTypeOf } from '#src/config/hosting.ts';
import { listMoved } from '#src/routing/moved-addresses.server.ts';
import { moved, page } from '../../scripts/hosts/expectations.ts';
import { sendProbe, checkResponse, checkSecurityHeaders } from '../../scripts/hosts/check-response.ts';
import { listProbes, readLandmarks } from '../../scripts/hosts/list-probes.ts';
import type { Probe } from '../../scripts/hosts/probe.ts';
import { describeMissing, hostNames, type RunningHost, startHost } from '../../scripts/hosts/start-host.ts';
import { cacheControlOf, withResourcePolicy, readHeadersFile } from '../../server/answer-rules.ts';
import { builtPages, findBuiltFile, readBuiltFile } from '../html/built-documents.ts';

const folder = join(findBuiltFile('index.html'), '..');
const securityHeaders = Object.fromEntries(readHeadersFile(readBuiltFile('_headers')));
/** File names for the test titles; each host is asked for the files that its documents name. */
const samples = { script: '/client.js', sheet: '/site.css', font: '/site.woff2', download: '/site.pdf' };
const names = listProbes(samples).map(({ name, target, isRequired }, index) => ({
  index,
  name,
  target,
  isRequired,
}));
/** Apache sends status 416 without the file's length, in every configuration. */
const lostByApache = /^what lies (?:just )?behind the end/;

/** Modification time of the files: a date is a strong validator only after a minute (RFC 9110, 8.8.2.2). */
const LONG_AGO = new Date('2026-01-01T00:00:00Z');

/** Characters of a long target in a test's title. */
const SHOWN = 60;

/** Files served unchanged: every built file except documents, compressed twins and host rules. */
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/')}`)
  .filter((name) => !/\.(?:br|gz|html)$|^\/_/.test(name));

it('has at least sixty requests, each with a unique name', () => {
  expect(names.length).toBeGreaterThan(60);
  const titles = names.map(({ name, target }) => `${name} ${target}`);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

it.each(hostNames)('%s is on this machine', (hostName) => {
  expect(describeMissing(hostName)).toBeNull();
});

describe.each(hostNames.filter((hostName) => describeMissing(hostName) === null))('%s', (hostName) => {
  let host: RunningHost;
  let probes: ReturnType<typeof listProbes>;

  beforeAll(async () => {
    host = await startHost(hostName, folder);
    const landmarks = await readLandmarks(host.url);
    utimesSync(join(folder, landmarks.download), LONG_AGO, LONG_AGO);
    probes = listProbes(landmarks);
  });

  afterAll(() => host.close());

  /** Sends a probe. Returns what is wrong with the response. */
  async function checkExchange(probe: Probe): Promise<string[]> {
    const answer = await sendProbe(host.url, probe);
    const lost =
      probe.bare === undefined
        ? checkSecurityHeaders(answer, withResourcePolicy(probe.target, securityHeaders))
        : [];
    return [...checkResponse(answer, probe.expected, host.url), ...lost].map(
      (phrase) => `${probe.target} ${phrase}`,
    );
  }

  // Apache's rules contain what every host must do. Apache handles other requests before it reads them.
  const requested = names.filter(
    ({ name, isRequired }) => hostName !== 'Apache' || (isRequired === true && !lostByApache.test(name)),
  );

  it.each(
    requested.map(
      ({ index, name, target }) => [name, JSON.stringify(target.slice(0, SHOWN)), index] as const,
    ),
  )('answers %s: %s', async (_name, _target, index) => {
    const probe = probes[index];
    if (probe === undefined) throw new Error('No such probe.');
    expect(await checkExchange(probe)).toEqual([]);
  });

  it('serves every page in every language at its address', async () => {
    const faults = builtPages.map(({ id: name, address: target, language }) =>
      checkExchange({ name, target, expected: page(language) }),
    );
    expect((await Promise.all(faults)).flat()).toEqual([]);
  });

  it('redirects every other spelling of an address to it, in one step', async () => {
    const redirects = listRedirects(
      builtPages.map(({ address }) => address),
      listMoved(),
    );
    expect(redirects.length).toBeGreaterThan(100);
    const faults = redirects.map(({ from, to }) =>
      checkExchange({ name: to, target: `${encodeURI(from)}?a=%2F&b`, expected: moved(`${to}?a=%2F&b`) }),
    );
    expect((await Promise.all(faults)).flat()).toEqual([]);
  });

  it('serves every file as built, with its type and cache lifetime', async () => {
    expect(files.length).toBeGreaterThan(300);
    for (const target of files) {
      const headers = {
        'content-type': mediaTypeOf(extname(target)),
        'cache-control': cacheControlOf(target),
      };
      const answer = await sendProbe(host.url, { name: 'a file', target, expected: { status: [200] } });
      expect(checkResponse(answer, { status: [200], headers }, host.url), target).toEqual([]);
      expect(checkSecurityHeaders(answer, withResourcePolicy(target, securityHeaders)), target).toEqual([]);
      expect(answer.body.equals(readFileSync(join(folder, target))), target).toBe(true);
    }
  });
});
