import { moved, page, refused, unknown } from './expectations.ts';
import type { Probe } from './probe.ts';

/** Every page has one canonical address. */
const pages: Probe[] = [
  { name: 'the home page', target: '/', expected: page() },
  { name: 'the Arabic home page, beside a folder of its name', target: '/ar', expected: page('ar') },
  { name: 'a clean address', target: '/about', expected: page() },
  { name: 'a clean address in Arabic', target: '/ar/about', expected: page('ar') },
  { name: 'a page beside a folder of its name', target: '/services', expected: page() },
  { name: 'a page in a folder', target: '/ar/services/sla', expected: page('ar') },
  { name: 'a query', target: '/about?utm_source=a&b=%20', expected: page() },
  { name: 'a query that looks like a path', target: '/about?next=/../ar/', expected: page() },
  { name: 'an encoded letter', target: '/%61bout', expected: page() },
];

/** Other spellings redirect to it in one step and keep the query. */
const spellings: Probe[] = [
  { name: 'the name of the file', target: '/about.html', expected: moved('/about') },
  { name: 'the name of the home page’s file', target: '/index.html?a=1', expected: moved('/?a=1') },
  { name: 'the home page’s file without its ending', target: '/index', expected: moved('/') },
  { name: 'a trailing slash', target: '/about/', expected: moved('/about') },
  {
    name: 'a trailing slash and a query',
    target: '/about/?utm_source=a&b=%20',
    expected: moved('/about?utm_source=a&b=%20'),
  },
  { name: 'a folder with the name of a page', target: '/services/', expected: moved('/services') },
  { name: 'the Arabic home page with a slash', target: '/ar/', expected: moved('/ar') },
  { name: 'the name of the Arabic home page’s file', target: '/ar.html', expected: moved('/ar') },
  { name: 'the Arabic folder’s index', target: '/ar/index.html?x', expected: moved('/ar?x') },
  { name: 'an Arabic page with a slash', target: '/ar/about/', expected: moved('/ar/about') },
  { name: 'a file in a folder', target: '/services/sla.html', expected: moved('/services/sla') },
  { name: 'a page as a folder’s index', target: '/about/index.html', expected: moved('/about') },
  {
    name: 'a query with an address in it',
    target: '/about/?next=https://other.example/',
    expected: moved('/about?next=https://other.example/'),
  },
];

/** Unknown addresses get the 404 document of their language. */
const unknownAddresses: Probe[] = [
  { name: 'an unknown address', target: '/nowhere', expected: unknown() },
  { name: 'an unknown Arabic address', target: '/ar/nowhere', expected: unknown('ar') },
  { name: 'an unknown Arabic address with a slash', target: '/ar/nowhere/', expected: unknown('ar') },
  { name: 'an unknown file', target: '/nowhere.html?a=1', expected: unknown() },
  { name: 'an address below a page', target: '/about/more', expected: unknown() },
  { name: 'an unknown language', target: '/fr/about', expected: unknown() },
  { name: 'a word that begins like a language', target: '/arabic', expected: unknown() },
  { name: 'a script of another release', target: '/assets/client-00000000.js', expected: unknown() },
];

/** Attacks on file servers: disclosure and open redirects. */
const attacks: Probe[] = [
  {
    name: 'a redirect that is right behind every proxy, as it names no host',
    target: '/ar/about/',
    expected: { status: [301, 308], headers: { location: '/ar/about' } },
  },
  { name: 'the document for unknown addresses', target: '/404.html', expected: unknown() },
  { name: 'the same without its ending', target: '/404', expected: unknown() },
  { name: 'the Arabic document for unknown addresses', target: '/ar/404.html', expected: unknown('ar') },
  { name: 'a folder without a page', target: '/assets', expected: unknown() },
  { name: 'a folder without a page, with a slash', target: '/assets/', expected: unknown() },
  { name: 'a file with a slash', target: '/robots.txt/', expected: unknown() },
  { name: 'capital letters', target: '/ABOUT', expected: unknown() },
  { name: 'a file in capital letters', target: '/ABOUT.HTML', expected: unknown() },
  { name: 'a language in capital letters', target: '/AR/about', expected: unknown() },
  { name: 'two slashes', target: '//about', expected: unknown() },
  { name: 'two slashes before a file', target: '//robots.txt', expected: unknown() },
  { name: 'two slashes within', target: '/services//sla', expected: unknown() },
  { name: 'two slashes at the end', target: '/about//', expected: unknown() },
  { name: 'another host behind two slashes', target: '//other.example/', expected: unknown() },
  { name: 'a page behind another host', target: '//other.example/about/', expected: unknown() },
  { name: 'an encoded slash', target: '/about%2F', expected: moved('/about') },
  { name: 'a backslash', target: '/\\other.example/', expected: unknown() },
  { name: 'an encoded backslash', target: '/about%5c', expected: unknown() },
  { name: 'a way upwards with a backslash', target: '/..%5cpackage.json', expected: unknown() },
  { name: 'a line break', target: '/about%0d%0aSet-Cookie:a=1/', expected: unknown() },
  { name: 'an address encoded twice', target: '/%2561bout', expected: unknown() },
  { name: 'a hidden file', target: '/.env', expected: unknown() },
  { name: 'a hidden folder', target: '/.git/config', expected: unknown() },
  { name: 'a hidden file in a public folder', target: '/.well-known/.env', expected: unknown() },
  { name: 'rules for hosts', target: '/_headers', expected: unknown() },
  { name: 'redirects for hosts', target: '/_redirects', expected: unknown() },
  { name: 'a compressed twin', target: '/index.html.br', expected: unknown() },
  { name: 'the other compressed twin', target: '/about.html.gz', expected: unknown() },
  { name: 'a very long name', target: `/${'a'.repeat(4_000)}`, expected: unknown() },
  { name: 'very many folders', target: `/ar${'/a'.repeat(2_000)}`, expected: unknown('ar') },
  {
    name: 'an endless address',
    target: `/${'a'.repeat(40_000)}`,
    expected: { status: [404, 414, 431] },
    bare: 'It is more than servers read.',
  },
];

const SERVERS_OWN = 'The server refuses it before it looks at its configuration.';

/** Malformed request targets, which browsers never send. */
const malformed: Probe[] = [
  { name: 'a way upwards', target: '/../package.json', expected: refused },
  { name: 'a way upwards and down again', target: '/assets/../about', expected: refused },
  { name: 'an encoded way upwards', target: '/%2e%2e/package.json', expected: refused },
  { name: 'a way upwards with an encoded slash', target: '/..%2fpackage.json', expected: refused },
  { name: 'a way to the same folder', target: '/./about', expected: refused },
  { name: 'an encoded NUL', target: '/about%00', expected: refused },
  { name: 'an encoded NUL before an ending', target: '/about%00.html', expected: refused },
  { name: 'a NUL', target: '/about\0', expected: refused, bare: SERVERS_OWN },
  { name: 'half a code', target: '/ar/%zz', expected: refused, bare: SERVERS_OWN },
  { name: 'a lonely percent sign', target: '/%', expected: refused, bare: SERVERS_OWN },
  { name: 'no path', target: 'about', expected: refused, bare: SERVERS_OWN },
  { name: 'a host without a path', target: 'other.example:80', expected: refused, bare: SERVERS_OWN },
];

/** Probes of addresses. */
export const addressProbes: readonly Probe[] = [
  ...[...pages, ...spellings, ...unknownAddresses].map((probe) => ({ ...probe, isRequired: true }) as const),
  ...attacks,
  ...malformed,
];
