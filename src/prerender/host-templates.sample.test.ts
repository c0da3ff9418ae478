import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type HostedSite, listCloudValues } from '#src/config/host-values.server.ts';
import {
  cacheControl,
  cacheControlOf,
  lendFile,
  listRedirects,
  securityHeadersOf,
} from '#src/config/hosting.ts';
import { fillTemplate } from './write-host-files.server.ts';

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
  settings: {},
};

const fill = (name: 'vercel.json' | 'cloudfront-function.js', hosted: HostedSite) =>
  fillTemplate(
    name,
    readFileSync(join(import.meta.dirname, '../../hosts', name), 'utf8'),
    listCloudValues(hosted)[name],
  );

const configuration = z.object({
  cleanUrls: z.literal(true),
  trailingSlash: z.literal(false),
  redirects: z.array(z.object({ source: z.string(), destination: z.string(), permanent: z.literal(true) })),
  headers: z.array(
    z.object({ source: z.string(), headers: z.array(z.object({ key: z.string(), value: z.string() })) }),
  ),
});

describe('the rules for Vercel', () => {
  const { redirects, headers } = configuration.parse(JSON.parse(fill('vercel.json', site)));

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
  ])('give %s each header once, as every host does', (address) => {
    const sent = headers
      .filter(({ source }) => new RegExp(`^${source}$`).test(address))
      .flatMap((rule) => rule.headers.map(({ key, value }) => [key, value] as const));
    // Documents keep the rule of the host, which means the same as `no-cache`.
    const kept =
      cacheControlOf(address) === cacheControl.document ? {} : { 'Cache-Control': cacheControlOf(address) };
    expect(sent.map(([key]) => key).toSorted()).toEqual([...new Set(sent.map(([key]) => key))].toSorted());
    expect(Object.fromEntries(sent)).toEqual({ ...lendFile(address, securityHeadersOf({})), ...kept });
  });

  it('lead on what is no spelling of a page', () => {
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

/** Where the function looks for an address, or leads to. */
function ask(uri: string, querystring: object = {}, base = ''): string {
  const event = JSON.stringify({ request: { uri, querystring } });
  const code = `${fill('cloudfront-function.js', { ...site, base })}\nJSON.stringify(handler(${event}));`;
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

  it('leads every other way of writing an address there', () => {
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

  it('leads within the folder of the host', () => {
    expect(ask('/repo/about', {}, '/repo')).toBe('/about.html');
    expect(ask('/repo/about/', {}, '/repo')).toBe('to /repo/about');
    expect(ask('/repo/', {}, '/repo')).toBe('/index.html');
  });

  it('is no longer than CloudFront takes', () => {
    expect(fill('cloudfront-function.js', site).length).toBeLessThan(10_000);
  });
});
