import { describe, expect, it } from 'vitest';
import { type Condition, appliesTo, type Site } from './site.ts';
import { type Environment, readSite } from './site-settings.server.ts';

const mailbox = { kind: 'mailbox' };

function listFaults(environment: Environment): string[] {
  const reading = readSite(environment);
  return 'faults' in reading ? reading.faults : [];
}

describe('isTrueOf', () => {
  const site: Site = { origin: 'https://a.company', indexing: true, email: { kind: 'mailbox' } };
  const counted: Site = { ...site, analyticsId: 'G-1A2B3C4D5E' };

  it.each<[string, Condition[] | undefined, boolean, boolean]>([
    ['no condition', undefined, true, true],
    ['what every one of them has', ['mailbox'], true, true],
    ['what none of them has', ['emailjs'], false, false],
    ['what one of them has', ['analytics'], false, true],
    ['what one of them lacks', ['not analytics'], true, false],
    ['one of two services', ['analytics or support'], false, true],
    ['two conditions that one of them meets', ['analytics', 'not support'], false, true],
    ['two conditions of which one holds', ['mailbox', 'support'], false, false],
  ])('knows a text with %s', (_name, when, without, withAnalytics) => {
    expect([appliesTo(site, { when }), appliesTo(counted, { when })]).toEqual([without, withAnalytics]);
  });
});

describe('readSite', () => {
  it.each<[string, Environment, { origin: string; indexing: boolean }]>([
    ['an empty environment', {}, { origin: 'https://www.company.example', indexing: true }],
    [
      'empty variables',
      { SITE_ORIGIN: '', SITE_INDEXING: '' },
      { origin: 'https://www.company.example', indexing: true },
    ],
    [
      'an origin of its own',
      { SITE_ORIGIN: 'https://company.example' },
      { origin: 'https://company.example', indexing: true },
    ],
    [
      'a port',
      { SITE_ORIGIN: 'https://company.example:8443' },
      { origin: 'https://company.example:8443', indexing: true },
    ],
    [
      'a folder of a host',
      { SITE_ORIGIN: 'https://owner.example/Site-2.0' },
      { origin: 'https://owner.example/Site-2.0', indexing: true },
    ],
    [
      'a preview on this machine',
      { SITE_ORIGIN: 'http://localhost:4173', SITE_INDEXING: 'off' },
      { origin: 'http://localhost:4173', indexing: false },
    ],
    [
      'a loopback address',
      { SITE_ORIGIN: 'http://127.0.0.1:4173', SITE_INDEXING: 'on' },
      { origin: 'http://127.0.0.1:4173', indexing: true },
    ],
  ])('reads %s', (_name, environment, site) => {
    expect(readSite(environment)).toEqual({ site: { ...site, email: mailbox } });
  });

  it.each([
    ['https://company.example/', 'https://company.example'],
    ['https://company.example/site/', 'https://company.example/site'],
    ['https://company.example/a//b', 'https://company.example'],
    ['https://company.example/a;b', 'https://company.example'],
    ['https://company.example/site?a=1', 'https://company.example/site'],
    ['https://company.example/../site', 'https://company.example/site'],
    ['http://company.example/site', 'https://company.example/site'],
    ['https://company.example?a=1', 'https://company.example'],
    ['https://user:secret@company.example', 'https://company.example'],
    ['https://COMPANY.example', 'https://company.example'],
    ['https://company.example:443', 'https://company.example'],
    ['http://company.example', 'https://company.example'],
    ['http://localhost.company.example', 'https://localhost.company.example'],
    ['company.example', 'https://www.company.example'],
    ['ftp://company.example', 'https://www.company.example'],
    ['javascript:alert(1)', 'https://www.company.example'],
    [' https://company.example', 'https://company.example'],
    ['https://*', 'https://www.company.example'],
    ['https://a;img-src', 'https://www.company.example'],
  ])('rejects the origin %s and suggests %s', (written, example) => {
    const [fault, ...others] = listFaults({ SITE_ORIGIN: written });
    expect(fault).toContain(`SITE_ORIGIN is "${written}"`);
    expect(fault).toContain('expected an https origin');
    expect(fault?.split(', for example ').at(-1)).toBe(`SITE_ORIGIN=${example}.`);
    expect(others).toEqual([]);
  });

  it.each(['true', 'ON', 'no', ' off', 'toString'])('rejects %s as a switch', (written) => {
    expect(listFaults({ SITE_INDEXING: written })).toEqual([
      `SITE_INDEXING is "${written}"; expected "on" or "off", for example SITE_INDEXING=off.`,
    ]);
  });

  it.each([
    'max-age=0',
    'max-age=86400',
    'max-age=63072000; includeSubDomains',
    'max-age=31536000; includeSubDomains; preload',
  ])('accepts %j as Strict-Transport-Security', (strictTransport) => {
    const reading = readSite({ SITE_STRICT_TRANSPORT: strictTransport });
    expect(reading).toMatchObject({ site: { strictTransport } });
  });

  it.each([
    'on',
    '86400',
    'max-age=',
    'max-age=-1',
    'max-age=86400;includeSubDomains',
    'max-age=86400; preload',
    'max-age=86400; includeSubDomains; preload',
    'max-age=86400"; x',
    'max-age=86400\nX: y',
    'max-age=86400 ',
  ])('rejects %j as Strict-Transport-Security', (written) => {
    expect(listFaults({ SITE_STRICT_TRANSPORT: written })).toEqual([
      `SITE_STRICT_TRANSPORT is "${written}"; expected "max-age=" and seconds, then perhaps "; includeSubDomains", ` +
        'then perhaps "; preload" (for a year at least), ' +
        'for example SITE_STRICT_TRANSPORT=max-age=63072000; includeSubDomains.',
    ]);
  });

  it('lists all problems at once', () => {
    expect(listFaults({ SITE_ORIGIN: 'veltara', SITE_INDEXING: 'maybe' })).toEqual([
      expect.stringContaining('SITE_ORIGIN'),
      expect.stringContaining('SITE_INDEXING'),
    ]);
  });
});
