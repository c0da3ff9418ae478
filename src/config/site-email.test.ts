import { describe, expect, it } from 'vitest';
import { type Environment, readSite } from './site-settings.server.ts';

const mailbox = { kind: 'mailbox' };

function listFaults(environment: Environment): string[] {
  const reading = readSite(environment);
  return 'faults' in reading ? reading.faults : [];
}

describe('the e-mail service', () => {
  const key = { SITE_EMAILJS_PUBLIC_KEY: 'u9JkR2_aXwQ4-TzLm' };
  const service = { SITE_EMAILJS_SERVICE_ID: 'service_main' };
  const account = {
    kind: 'emailjs',
    publicKey: 'u9JkR2_aXwQ4-TzLm',
    serviceId: 'service_main',
    templateId: 'template_contact',
    origin: 'https://api.emailjs.com',
  };

  it.each<[string, Environment, object]>([
    ['nothing is set', {}, mailbox],
    ['everything is empty', { SITE_EMAILJS_PUBLIC_KEY: '', SITE_EMAILJS_SERVICE_ID: '' }, mailbox],
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
        SITE_EMAILJS_ORIGIN: 'https://mail.company.example',
      },
      { ...account, templateId: 'template_other', origin: 'https://mail.company.example' },
    ],
    [
      'it stands on this machine',
      { ...key, ...service, SITE_EMAILJS_ORIGIN: 'http://127.0.0.1:4173' },
      { ...account, origin: 'http://127.0.0.1:4173' },
    ],
    [
      'an address takes messages as JSON',
      { SITE_MESSAGE_ENDPOINT: 'https://forms.example/f/abc' },
      { kind: 'endpoint', address: 'https://forms.example/f/abc' },
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
        'SITE_EMAILJS_SERVICE_ID is ""; expected a value, as SITE_EMAILJS_PUBLIC_KEY and SITE_EMAILJS_SERVICE_ID are set together, and the other SITE_EMAILJS settings only with them, for example SITE_EMAILJS_SERVICE_ID=service_main.',
      ],
    ],
    [
      'a service without a key',
      service,
      [
        'SITE_EMAILJS_PUBLIC_KEY is ""; expected a value, as SITE_EMAILJS_PUBLIC_KEY and SITE_EMAILJS_SERVICE_ID are set together, and the other SITE_EMAILJS settings only with them, for example SITE_EMAILJS_PUBLIC_KEY=u9JkR2aXwQ4bTzLm1.',
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
      'a malformed template',
      { ...key, ...service, SITE_EMAILJS_TEMPLATE_ID: 'تواصل' },
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
    [
      'an address that is none',
      { SITE_MESSAGE_ENDPOINT: 'forms.example/f/abc' },
      [
        'SITE_MESSAGE_ENDPOINT is "forms.example/f/abc"; expected the https address of what takes messages, as the address bar of a browser writes it, for example SITE_MESSAGE_ENDPOINT=https://forms.example/send.',
      ],
    ],
    [
      'an address beside an account',
      { ...key, ...service, SITE_MESSAGE_ENDPOINT: 'https://forms.example/f/abc' },
      ['SITE_MESSAGE_ENDPOINT and SITE_EMAILJS_PUBLIC_KEY are both set; keep one of them.'],
    ],
  ])('is refused with %s', (_name, environment, faults) => {
    expect(listFaults(environment)).toEqual(faults);
  });

  it.each<[string, Environment]>([
    ['a template', { SITE_EMAILJS_TEMPLATE_ID: 'template_other' }],
    ['an origin', { SITE_EMAILJS_ORIGIN: 'https://mail.company.example' }],
  ])('requires the keys that %s depends on', (_name, environment) => {
    expect(listFaults(environment)).toEqual([
      expect.stringContaining('SITE_EMAILJS_PUBLIC_KEY is ""; expected a value'),
      expect.stringContaining('SITE_EMAILJS_SERVICE_ID is ""; expected a value'),
    ]);
  });

  it('reports its problems together with all others', () => {
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
