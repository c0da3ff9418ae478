import { describe, expect, it } from 'vitest';
import { type Environment, readSite } from './site.ts';

const mailbox = { kind: 'mailbox' };

function listFaults(environment: Environment): string[] {
  const reading = readSite(environment);
  return 'faults' in reading ? reading.faults : [];
}

describe('readSite', () => {
  it.each<[string, Environment, { origin: string; indexing: boolean }]>([
    ['an empty environment', {}, { origin: 'https://www.veltara.example', indexing: true }],
    [
      'empty variables',
      { SITE_ORIGIN: '', SITE_INDEXING: '' },
      { origin: 'https://www.veltara.example', indexing: true },
    ],
    [
      'an origin of its own',
      { SITE_ORIGIN: 'https://veltara.example' },
      { origin: 'https://veltara.example', indexing: true },
    ],
    [
      'a port',
      { SITE_ORIGIN: 'https://veltara.example:8443' },
      { origin: 'https://veltara.example:8443', indexing: true },
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
    ['https://veltara.example/', 'https://veltara.example'],
    ['https://veltara.example/site', 'https://veltara.example'],
    ['https://veltara.example?a=1', 'https://veltara.example'],
    ['https://user:secret@veltara.example', 'https://veltara.example'],
    ['https://VELTARA.example', 'https://veltara.example'],
    ['https://veltara.example:443', 'https://veltara.example'],
    ['http://veltara.example', 'https://veltara.example'],
    ['http://localhost.veltara.example', 'https://localhost.veltara.example'],
    ['veltara.example', 'https://www.veltara.example'],
    ['ftp://veltara.example', 'https://www.veltara.example'],
    ['javascript:alert(1)', 'https://www.veltara.example'],
    [' https://veltara.example', 'https://veltara.example'],
    ['https://*', 'https://www.veltara.example'],
    ['https://a;img-src', 'https://www.veltara.example'],
  ])('refuses the origin %s and suggests %s', (written, example) => {
    const [fault, ...others] = listFaults({ SITE_ORIGIN: written });
    expect(fault).toContain(`SITE_ORIGIN is "${written}"`);
    expect(fault).toContain('expected an https origin');
    expect(fault?.split(', for example ').at(-1)).toBe(`SITE_ORIGIN=${example}.`);
    expect(others).toEqual([]);
  });

  it.each(['true', 'ON', 'no', ' off', 'toString'])('refuses %s as a switch', (written) => {
    expect(listFaults({ SITE_INDEXING: written })).toEqual([
      `SITE_INDEXING is "${written}"; expected "on" or "off", for example SITE_INDEXING=off.`,
    ]);
  });

  it('lists all faults at once', () => {
    expect(listFaults({ SITE_ORIGIN: 'veltara', SITE_INDEXING: 'maybe' })).toEqual([
      expect.stringContaining('SITE_ORIGIN'),
      expect.stringContaining('SITE_INDEXING'),
    ]);
  });
});

describe('the geometry of the map', () => {
  const readGeometry = (written: string) => {
    const reading = readSite({ SITE_MAP_GEOMETRY: written });
    return 'site' in reading ? reading.site.mapGeometry : reading.faults;
  };

  it.each([
    ['', undefined],
    ['https://maps.example/countries-110m.json', 'https://maps.example/countries-110m.json'],
    ['https://maps.example/world?detail=110', 'https://maps.example/world?detail=110'],
    ['http://localhost:4173/countries.json', 'http://localhost:4173/countries.json'],
  ])('"%s" is read as %s', (written, expected) => {
    expect(readGeometry(written)).toBe(expected);
  });

  it.each([
    '/countries.json',
    'maps.example/countries.json',
    'http://maps.example/countries.json',
    'https://a;img-src/countries.json',
    'https://maps.example/the countries.json',
    'javascript:alert(1)',
  ])('"%s" is refused', (written) => {
    expect(readGeometry(written)).toEqual([
      `SITE_MAP_GEOMETRY is "${written}"; expected the https address of a file, as the address bar of a browser writes it, for example SITE_MAP_GEOMETRY=https://cdn.jsdelivr.net/npm/world-atlas@2/countries-110m.json.`,
    ]);
  });
});

describe('the e-mail service', () => {
  const key = { SITE_EMAILJS_PUBLIC_KEY: 'u9JkR2_aXwQ4-TzLm' };
  const service = { SITE_EMAILJS_SERVICE_ID: 'service_main' };
  const account = {
    kind: 'service',
    publicKey: 'u9JkR2_aXwQ4-TzLm',
    serviceId: 'service_main',
    templateId: 'template_contact',
    origin: 'https://api.emailjs.com',
  };

  it.each<[string, Environment, object]>([
    ['nothing is set', {}, mailbox],
    ['everything is empty', { SITE_EMAILJS_PUBLIC_KEY: '', SITE_EMAILJS_SERVICE_ID: '' }, mailbox],
    ['only a template is set', { SITE_EMAILJS_TEMPLATE_ID: 'template_other' }, mailbox],
    ['only an origin is set', { SITE_EMAILJS_ORIGIN: 'https://mail.veltara.example' }, mailbox],
    ['key and service are set', { ...key, ...service }, account],
    [
      'template and origin are empty',
      { ...key, ...service, SITE_EMAILJS_TEMPLATE_ID: '', SITE_EMAILJS_ORIGIN: '' },
      account,
    ],
    [
      'everything is set',
      {
        ...key,
        ...service,
        SITE_EMAILJS_TEMPLATE_ID: 'template_other',
        SITE_EMAILJS_ORIGIN: 'https://mail.veltara.example',
      },
      { ...account, templateId: 'template_other', origin: 'https://mail.veltara.example' },
    ],
    [
      'it stands on this machine',
      { ...key, ...service, SITE_EMAILJS_ORIGIN: 'http://127.0.0.1:4173' },
      { ...account, origin: 'http://127.0.0.1:4173' },
    ],
  ])('is read when %s', (_name, environment, email) => {
    const reading = readSite(environment);
    expect('site' in reading ? reading.site.email : reading.faults).toEqual(email);
  });

  it.each<[string, Environment, string[]]>([
    [
      'a key without a service',
      key,
      [
        'SITE_EMAILJS_SERVICE_ID is ""; expected a value, as SITE_EMAILJS_PUBLIC_KEY and SITE_EMAILJS_SERVICE_ID are set together or not at all, for example SITE_EMAILJS_SERVICE_ID=service_veltara.',
      ],
    ],
    [
      'a service without a key',
      service,
      [
        'SITE_EMAILJS_PUBLIC_KEY is ""; expected a value, as SITE_EMAILJS_PUBLIC_KEY and SITE_EMAILJS_SERVICE_ID are set together or not at all, for example SITE_EMAILJS_PUBLIC_KEY=u9JkR2aXwQ4bTzLm1.',
      ],
    ],
    [
      'a malformed key',
      { ...service, SITE_EMAILJS_PUBLIC_KEY: 'key of mine' },
      [
        'SITE_EMAILJS_PUBLIC_KEY is "key of mine"; expected 1 to 64 letters, digits, "_" and "-" as the dashboard of the service shows them, for example SITE_EMAILJS_PUBLIC_KEY=u9JkR2aXwQ4bTzLm1.',
      ],
    ],
    [
      'a malformed template without an account',
      { SITE_EMAILJS_TEMPLATE_ID: 'تواصل' },
      [
        'SITE_EMAILJS_TEMPLATE_ID is "تواصل"; expected 1 to 64 letters, digits, "_" and "-" as the dashboard of the service shows them, for example SITE_EMAILJS_TEMPLATE_ID=template_contact.',
      ],
    ],
    [
      'a malformed origin',
      { ...key, ...service, SITE_EMAILJS_ORIGIN: 'api.emailjs.com' },
      [
        'SITE_EMAILJS_ORIGIN is "api.emailjs.com"; expected an https origin without a path or a slash at the end (http on localhost only), for example SITE_EMAILJS_ORIGIN=https://api.emailjs.com.',
      ],
    ],
  ])('is refused with %s', (_name, environment, faults) => {
    expect(listFaults(environment)).toEqual(faults);
  });

  it('reports its faults together with all others', () => {
    const environment = {
      SITE_ORIGIN: 'veltara',
      SITE_EMAILJS_PUBLIC_KEY: 'a b',
      SITE_EMAILJS_TEMPLATE_ID: 'a/b',
      SITE_EMAILJS_ORIGIN: 'ftp://a',
    };
    expect(listFaults(environment).map((fault) => fault.split(' ')[0])).toEqual([
      'SITE_ORIGIN',
      'SITE_EMAILJS_PUBLIC_KEY',
      'SITE_EMAILJS_SERVICE_ID',
      'SITE_EMAILJS_TEMPLATE_ID',
      'SITE_EMAILJS_ORIGIN',
    ]);
  });
});
