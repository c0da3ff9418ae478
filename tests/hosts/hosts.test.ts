import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { securityHeadersOf } from '#src/config/hosting.ts';
import { askHost, judgeAnswer, judgeSecurity } from '../../scripts/hosts/judge-answer.ts';
import { listProbes, readLandmarks } from '../../scripts/hosts/list-probes.ts';
import { describeMissing, hostNames, type RunningHost, startHost } from '../../scripts/hosts/start-host.ts';
import { findBuiltFile } from '../html/built-documents.ts';

const folder = join(findBuiltFile('index.html'), '..');
const securityHeaders = securityHeadersOf({});
/** What the tests are named after; each host is asked for files that its own documents name. */
const samples = { script: '/client.js', sheet: '/site.css', font: '/site.woff2', download: '/site.pdf' };
const names = listProbes(samples).map(({ name, target }, index) => ({ index, name, target }));

/** How much of a long target a test is called by. */
const SHOWN = 60;

it('asks at least sixty questions, each under a name of its own', () => {
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
    probes = listProbes(await readLandmarks(host.url));
  });

  afterAll(() => host.close());

  it.each(
    names.map(({ index, name, target }) => [name, JSON.stringify(target.slice(0, SHOWN)), index] as const),
  )('answers %s: %s', async (_name, _target, index) => {
    const probe = probes[index];
    if (probe === undefined) throw new Error('No such probe.');
    const answer = await askHost(host.url, probe);
    const lost = probe.bare === undefined ? judgeSecurity(answer, securityHeaders) : [];
    expect([...judgeAnswer(answer, probe.expected, host.url), ...lost]).toEqual([]);
  });
});
