import { describe, expect, it } from 'vitest';
import { listServiceHosts, type ServiceSettings } from '#src/config/service-hosts.ts';
import { writeContentPolicy } from './content-policy.server.ts';

const email = {
  kind: 'emailjs',
  publicKey: 'key',
  serviceId: 'service',
  templateId: 'template',
  origin: 'https://api.emailjs.com',
} as const;
const mapGeometry = 'https://maps.example/world/countries.json';
const analyticsId = 'G-TEST123456';
const support = {
  script: 'https://help.example/widget.js',
  origins: ['https://static.help.example', 'wss://chat.help.example'],
};

const directivesOf = (site: ServiceSettings) =>
  new Map(
    writeContentPolicy(['a{}'], listServiceHosts(site))
      .split('; ')
      .map((part): [string, string] => {
        const [name = '', ...values] = part.split(' ');
        return [name, values.join(' ')];
      }),
  );

/** Changes that a site's services make, by directive. */
function listChanges(site: ServiceSettings): Record<string, string | undefined> {
  const own = directivesOf({});
  return Object.fromEntries([...directivesOf(site)].filter(([name, values]) => own.get(name) !== values));
}

describe('the policy of a document', () => {
  it('allows no other hosts without services', () => {
    expect(writeContentPolicy([], listServiceHosts({ email: { kind: 'mailbox' } }))).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
    );
  });

  it.each<[string, ServiceSettings, Record<string, string>]>([
    [
      'an address that takes messages',
      { email: { kind: 'endpoint', address: 'https://forms.example/f/abc?a=1' } },
      { 'connect-src': "'self' https://forms.example" },
    ],
    ['an e-mail service', { email }, { 'connect-src': "'self' https://api.emailjs.com" }],
    ['a map', { mapGeometry }, { 'connect-src': "'self' https://maps.example" }],
    [
      'both on one host',
      { email: { ...email, origin: 'https://maps.example' }, mapGeometry },
      { 'connect-src': "'self' https://maps.example" },
    ],
    [
      'analytics',
      { analyticsId },
      {
        'script-src':
          "'self' https://www.googletagmanager.com/gtag/js https://www.googletagmanager.com/gtag/destination",
        'img-src': "'self' https://www.googletagmanager.com https://*.google-analytics.com",
        'connect-src':
          "'self' https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com",
        'trusted-types': 'default',
      },
    ],
    [
      'a widget',
      { support: { ...support, origins: [] } },
      {
        'script-src': "'self' https://help.example",
        'style-src': `${directivesOf({}).get('style-src')} https://help.example`,
        'img-src': "'self' data: https://help.example",
        'font-src': "'self' https://help.example",
        'connect-src': "'self' https://help.example",
        'frame-src': 'https://help.example',
        'trusted-types': 'default',
      },
    ],
  ])('with %s allows its hosts in the required directives only', (_name, site, changes) => {
    expect(listChanges(site)).toEqual(changes);
  });

  it('lets a widget open WebSockets to its additional origins, and fetch from them', () => {
    const changes = listChanges({ support });
    expect(changes['connect-src']).toBe(
      "'self' https://help.example https://static.help.example wss://chat.help.example",
    );
    expect(changes['script-src']).toBe("'self' https://help.example https://static.help.example");
  });

  it('never has an exception that defeats it', () => {
    const policy = writeContentPolicy(
      ['a{}'],
      listServiceHosts({ email, mapGeometry, analyticsId, support }),
    );
    expect(policy).not.toMatch(/unsafe|\s\*(?:;|\s|$)|https:(?:;|\s|$)/);
  });
});
