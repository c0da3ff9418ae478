import { languageCodes, languages } from './languages.ts';
import { listServiceHosts, type ServiceSettings, writeScriptPolicy } from './service-hosts.ts';

/** An address that leads to another one for good. The query of the request is kept. */
export type Redirect = { from: string; to: string };

/** Status of a permanent redirect: 308 keeps the method; some hosts know only 301. */
export type PermanentStatus = 301 | 308;

/** Folder of the built files whose names change with their content. */
export const HASHED_FOLDER = '/assets/';

/** Links that the specification names without a page, inside a language, and the pages that answer them (spec §2). */
const movedPaths = [{ from: '/sla', to: '/services/sla' }];

/** Every other way of writing an address that hosts and old links use: with a slash, with the file's name. */
function listSpellings(address: string): string[] {
  if (address === '/') return ['/index', '/index.html'];
  return [`${address}/`, `${address}.html`, `${address}/index.html`];
}

/**
 * All permanent redirects of the site (decisions, "Navigation").
 * @param addresses The canonical address of every page in every language, from the root of the site.
 */
export function listRedirects(addresses: readonly string[]): Redirect[] {
  const spellings = addresses.flatMap((to) => listSpellings(to).map((from) => ({ from, to })));
  const moved = languageCodes.flatMap((code) => {
    const { prefix } = languages[code];
    return movedPaths.flatMap(({ from, to }) =>
      [prefix + from, ...listSpellings(prefix + from)].map((spelling) => ({
        from: spelling,
        to: prefix + to,
      })),
    );
  });
  return [...spellings, ...moved];
}

/** Features that the site never uses. Copying to the clipboard and sharing stay allowed. */
const deniedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/**
 * The part of the security policy that holds for every address. It has neither `default-src` nor `style-src`:
 * each document adds its own policy in a `meta` element, and a browser obeys both at once.
 */
function writePolicy(site: ServiceSettings): string {
  const [scripts, ...trust] = writeScriptPolicy(listServiceHosts(site));
  return [
    scripts,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...trust,
  ].join('; ');
}

/** Headers of every answer, whatever its address and status. */
export function securityHeadersOf(site: ServiceSettings) {
  return {
    'Content-Security-Policy': writePolicy(site),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

/** How long a browser keeps an answer: hashed files for good, documents after asking, other files for a day. */
export const cacheControl = {
  hashed: 'public, max-age=31536000, immutable',
  document: 'no-cache',
  file: 'public, max-age=86400',
} as const;

/** The `Cache-Control` of the file at an address of the site (`/assets/a-1b2c.js`, `/about`, `/robots.txt`). */
export function cacheControlOf(pathname: string): string {
  if (pathname.startsWith(HASHED_FOLDER)) return cacheControl.hashed;
  const name = pathname.slice(pathname.lastIndexOf('/') + 1);
  return !name.includes('.') || name.endsWith('.html') ? cacheControl.document : cacheControl.file;
}

/** Pattern of the rule for every address. */
const EVERY_ADDRESS = '/*';

/** One rule of a `_headers` file. */
function formatHeaderRule(pattern: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return [pattern, ...lines, ''].join('\n');
}

/**
 * The text of `_headers`, as the common content delivery networks read it. Where several rules match, these
 * hosts join equal headers with a comma, so no two patterns name the same header for one address; documents
 * keep the hosts' own rule, `max-age=0, must-revalidate`, which means the same as `no-cache`.
 * @param publicPatterns Files and folders that are served as they are: `/robots.txt`, `/pictures/*`.
 */
export function writeHeadersFile(publicPatterns: readonly string[], site: ServiceSettings): string {
  return [
    formatHeaderRule(EVERY_ADDRESS, securityHeadersOf(site)),
    formatHeaderRule(`${HASHED_FOLDER}*`, { 'Cache-Control': cacheControl.hashed }),
    ...publicPatterns.map((pattern) => formatHeaderRule(pattern, { 'Cache-Control': cacheControl.file })),
  ].join('\n');
}

/** The headers that the text of a `_headers` file gives every address; none where it says nothing of them. */
export function readHeadersFile(text: string): Map<string, string> {
  const lines = text.split('\n');
  const rest = lines.slice(lines.indexOf(EVERY_ADDRESS) + 1);
  const end = rest.findIndex((line) => !line.startsWith(' '));
  return new Map(
    rest.slice(0, Math.max(end, 0)).map((line): [string, string] => {
      const [name = '', ...value] = line.trim().split(': ');
      return [name, value.join(': ')];
    }),
  );
}

/**
 * The text of `_redirects`, as the common content delivery networks read it: the permanent redirects, then the
 * document of a language for its unknown addresses (hosts that choose the nearest `404.html` skip those lines).
 * @param status 301 is understood by all of them, 308 only by some.
 */
export function writeRedirectsFile(redirects: readonly Redirect[], status: PermanentStatus = 301): string {
  const moved = redirects.map(({ from, to }) => `${from} ${to} ${status}`);
  const unknown = languageCodes
    .map((code) => languages[code].prefix)
    .filter((prefix) => prefix !== '')
    .map((prefix) => `${prefix}/* ${prefix}/404.html 404`);
  return [...moved, ...unknown, ''].join('\n');
}
