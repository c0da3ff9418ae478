import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { type HostedSite, listCloudValues, listNetworkValues } from '#src/config/host-values.server.ts';
import { configureHeaders, listRedirects } from '#src/config/hosting.ts';
import { fillTemplate, type TemplateValues } from '#src/prerender/write-host-files.server.ts';
import {
  cacheControl,
  cacheControlOf,
  withResourcePolicy,
  readHeadersFile,
  securityHeadersOf,
} from './answer-rules.ts';

/** The sample content exists in two languages only. */
vi.mock(import('#src/config/languages.ts'), async (load) => {
  const declared = await load();
  return { ...declared, languageCodes: declared.languageCodes.filter((code) => /^(?:en|ar)$/.test(code)) };
});

const addresses = ['/', '/about', '/services/sla', '/ar', '/ar/about', '/ar/services/sla'];
const moved = [
  { from: '/sla', to: '/services/sla' },
  { from: '/ar/sla', to: '/ar/services/sla' },
  { from: '/old/us.php', to: '/about' },
  { from: '/ar/من-نحن', to: '/ar/about' },
];
const site: HostedSite = {
  hostName: 'www.company.example',
  base: '',
  addresses,
  moved,
  mediaTypes: ['.css', '.html', '.ico', '.js', '.jpg', '.pdf', '.png', '.txt', '.webp', '.xml'].map(
    (extension) => [extension, 'any'] as const,
  ),
  headers: configureHeaders({}),
};

const fill = (name: string, values: TemplateValues) =>
  fillTemplate(name, readFileSync(join(import.meta.dirname, '../hosts', name), 'utf8'), values);

const fillRules = (base: string, patterns: readonly string[] = []) => {
  const redirects = [{ from: '/sla', to: '/services/sla' }];
  const { _headers: headers, _redirects: leading } = listNetworkValues(
    { ...site, base },
    patterns,
    redirects,
  );
  return { headers: fill('_headers', headers), redirects: fill('_redirects', leading) };
};

describe('the rules for content delivery networks', () => {
  const { headers } = fillRules('', ['/robots.txt', '/pictures/*']);
  const rules = headers.split('\n\n').map((rule) => rule.trim().split('\n  '));

  it.each(['', '/repo'])('give every address below "%s" the security headers', (base) => {
    const read = readHeadersFile(fillRules(base).headers, base);
    expect(Object.fromEntries(read)).toEqual(securityHeadersOf({}));
  });

  it('begin with their patterns', () => {
    expect(rules.map(([pattern]) => pattern)).toEqual(['/*', '/assets/*', '/robots.txt', '/pictures/*']);
  });

  it('set one caching rule per pattern and none for all addresses', () => {
    expect(rules.slice(1)).toEqual([
      ['/assets/*', 'Cache-Control: public, max-age=31536000, immutable'],
      ['/robots.txt', 'Cache-Control: public, max-age=86400'],
      [
        '/pictures/*',
        'Cache-Control: public, max-age=86400',
        '! Cross-Origin-Resource-Policy',
        'Cross-Origin-Resource-Policy: cross-origin',
      ],
    ]);
  });

  it.each(['', '/repo'])('redirect with one line per redirect below "%s"', (base) => {
    expect(fillRules(base).redirects.split('\n')).toEqual([
      `${base}/sla ${base}/services/sla 301`,
      `${base}/ar/* ${base}/ar/404.html 404`,
      '',
    ]);
  });
});

const configuration = z.object({
  cleanUrls: z.literal(true),
  trailingSlash: z.literal(false),
  redirects: z.array(z.object({ source: z.string(), destination: z.string(), permanent: z.literal(true) })),
  headers: z.array(
    z.object({ source: z.string(), headers: z.array(z.object({ key: z.string(), value: z.string() })) }),
  ),
});

describe('the rules for Vercel', () => {
  const { redirects, headers } = configuration.parse(
    JSON.parse(fill('vercel.json', listCloudValues(site)['vercel.json'])),
  );

  it.each([
    '/',
    '/about',
    '/ar',
    '/ar/services/sla',
    '/nowhere',
    '/assets/a-1b2c.js',
    '/share/ar/home.jpg',
    '/pictures/a-480.webp',
    '/icon-512.png',
    '/favicon.ico',
    '/robots.txt',
    '/sitemap.xml',
    '/certificates/en/a.pdf',
    '/brand/icon-512.png',
  ])('set each header of %s once, like every host', (address) => {
    const sent = headers
      .filter(({ source }) => new RegExp(`^${source}$`).test(address))
      .flatMap((rule) => rule.headers.map(({ key, value }) => [key, value] as const));
    // Documents keep the host's default rule, which is equivalent to `no-cache`.
    const kept =
      cacheControlOf(address) === cacheControl.document ? {} : { 'Cache-Control': cacheControlOf(address) };
    expect(sent.map(([key]) => key).toSorted()).toEqual([...new Set(sent.map(([key]) => key))].toSorted());
    expect(Object.fromEntries(sent)).toEqual({
      ...withResourcePolicy(address, securityHeadersOf({})),
      ...kept,
    });
  });

  it('pass on addresses that are not a spelling of a page', () => {
    expect(redirects.map(({ source, destination }) => [source, destination])).toEqual([
      ['/sla', '/services/sla'],
      ['/ar/sla', '/ar/services/sla'],
      ['/old/us.php', '/about'],
      [encodeURI('/ar/من-نحن'), '/ar/about'],
    ]);
  });
});

const answer = z.union([
  z.object({ uri: z.string() }),
  z.object({ statusCode: z.literal(308), headers: z.object({ location: z.object({ value: z.string() }) }) }),
]);

const fillFunction = (base: string) =>
  fill('cloudfront-function.js', listCloudValues({ ...site, base })['cloudfront-function.js']);

/** Returns the URI that the function requests, or its redirect target. */
function ask(uri: string, querystring: object = {}, base = ''): string {
  const event = JSON.stringify({ request: { uri, querystring } });
  const code = `${fillFunction(base)}\nJSON.stringify(handler(${event}));`;
  const answered = answer.parse(JSON.parse(String(runInNewContext(code))));
  return 'uri' in answered ? answered.uri : `to ${answered.headers.location.value}`;
}

describe('the function for CloudFront', () => {
  it.each([
    ['/', '/index.html'],
    ['/about', '/about.html'],
    ['/ar', '/ar.html'],
    ['/ar/services/sla', '/ar/services/sla.html'],
    ['/robots.txt', '/robots.txt'],
    ['/assets/a-1b2c.js', '/assets/a-1b2c.js'],
    ['/nowhere', '/nowhere.html'],
    ['/404.html', '/nowhere'],
    ['/ar/404', '/nowhere'],
    ['//other.example/', '/nowhere'],
    ['//other.example/index.html', '/nowhere'],
  ])('looks for %s in %s', (uri, file) => {
    expect(ask(uri)).toBe(file);
  });

  it('redirects every other spelling of an address to it', () => {
    for (const { from, to } of listRedirects(addresses, moved))
      expect(ask(encodeURI(from)), from).toBe(`to ${to}`);
  });

  it('keeps the query', () => {
    const query = {
      a: { value: '%2F' },
      b: { value: '' },
      c: { value: '1', multiValue: [{ value: '1' }, { value: '2' }] },
    };
    expect(ask('/about/', query)).toBe('to /about?a=%2F&b&c=1&c=2');
    expect(ask('/about', query)).toBe('/about.html');
  });

  it('redirects within the folder of the host', () => {
    expect(ask('/repo/about', {}, '/repo')).toBe('/about.html');
    expect(ask('/repo/about/', {}, '/repo')).toBe('to /repo/about');
    expect(ask('/repo/', {}, '/repo')).toBe('/index.html');
  });

  it('fits the size limit of CloudFront', () => {
    expect(fillFunction('').length).toBeLessThan(10_000);
  });
});
