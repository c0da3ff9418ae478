import { contentType } from 'mime-types';
import { languageCodes, languages } from './languages.ts';
import { listServiceHosts, type ServiceSettings, writeScriptPolicy } from './service-hosts.ts';
import type { Site } from './site.ts';

/** An address that leads to another one for good. The query of the request is kept. */
export type Redirect = { from: string; to: string };

/** Folder of the built files whose names change with their content. */
export const HASHED_FOLDER = '/assets/';

/** Methods that a site of files answers. */
export const ALLOWED_METHODS = ['GET', 'HEAD'] as const;

/** Every other way of writing an address that hosts and old links use: with a slash, with the file's name. */
function listSpellings(address: string): string[] {
  if (address === '/') return ['/index', '/index.html'];
  return [`${address}/`, `${address}.html`, `${address}/index.html`];
}

/** A former address without what hosts add to it: `/us` for `/us/index.html`. */
export function withoutFileName(address: string): string {
  return address.replace(/(?:\/index)?\.html?$/, '');
}

/**
 * All permanent redirects of the site (behavior §2).
 * @param addresses The canonical address of every page in every language, from the root of the site.
 * @param moved Old addresses, and where they lead.
 */
export function listRedirects(addresses: readonly string[], moved: readonly Redirect[]): Redirect[] {
  return [
    ...addresses.flatMap((to) => listSpellings(to).map((from) => ({ from, to }))),
    ...moved.flatMap(({ from: old, to }) => [old, ...listSpellings(old)].map((from) => ({ from, to }))),
  ];
}

/** Browser features for devices, location and payment. The site uses none; every response disables them. */
const deniedFeatures = [
  'camera',
  'display-capture',
  'geolocation',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
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

/** A day, for this host name alone: what a fault costs is over tomorrow (decision 17). */
const defaultStrictTransport = 'max-age=86400';

/** The settings that headers depend on. */
export type HostingSettings = ServiceSettings & Pick<Site, 'strictTransport'>;

/** Headers of every answer, whatever its address and status. */
export function securityHeadersOf(site: HostingSettings) {
  return {
    'Content-Security-Policy': writePolicy(site),
    'Strict-Transport-Security': site.strictTransport ?? defaultStrictTransport,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

/** Header that says which sites may load a file into their pages. */
export const RESOURCE_POLICY = 'Cross-Origin-Resource-Policy';

/** Files that documents and manifests name for other sites to show: previews, pictures in structured data, icons. */
const LENT_FILES = String.raw`^/(share|pictures)/|^/(favicon|apple-touch-icon|icon-[a-z0-9-]+)\.\w+$`;

/** The headers of every answer, as they are for the file of a path. */
export function lendFile(pathname: string, headers: Record<string, string>): Record<string, string> {
  return new RegExp(LENT_FILES).test(pathname) ? { ...headers, [RESOURCE_POLICY]: 'cross-origin' } : headers;
}

/** How long a browser keeps an answer: hashed files for good, documents after asking, other files for a day. */
export const cacheControl = {
  hashed: 'public, max-age=31536000, immutable',
  document: 'no-cache',
  file: 'public, max-age=86400',
} as const;

/**
 * How long the file of a path is kept, the first pattern that matches; another file for a day. These patterns and
 * those below are read alike by JavaScript, by PCRE (nginx, Apache) and by RE2 (Caddy), so none looks around.
 */
const cachingRules = [
  { pattern: `^${HASHED_FOLDER}`, control: cacheControl.hashed },
  { pattern: String.raw`/[^./]*$`, control: cacheControl.document },
  { pattern: String.raw`\.html$`, control: cacheControl.document },
] as const;

/** The `Cache-Control` of the file at an address of the site (`/assets/a-1b2c.js`, `/about`, `/robots.txt`). */
export function cacheControlOf(pathname: string): string {
  const rule = cachingRules.find(({ pattern }) => new RegExp(pattern).test(pathname));
  return rule?.control ?? cacheControl.file;
}

/** Treatment of a path: serve its file, serve the 404 document, or refuse. */
export type PathVerdict = 'file' | 'unknown' | 'malformed';

/** How decoded paths are judged, the first pattern that matches; another path may name a file. */
const pathRules = [
  // A NUL is part of no address.
  { pattern: String.raw`\x00`, verdict: 'malformed' },
  // A path begins with a slash.
  { pattern: '^([^/]|$)', verdict: 'malformed' },
  // Ways upwards: a browser resolves them before it asks.
  { pattern: String.raw`/\.\.?(/|$)`, verdict: 'malformed' },
  // The one folder with a dot that is public.
  { pattern: String.raw`^/\.well-known/\w[\w.-]*$`, verdict: 'file' },
  // Files and folders with a dot are private.
  { pattern: String.raw`/\.`, verdict: 'unknown' },
  // No file has a name that is empty.
  { pattern: String.raw`//|./$`, verdict: 'unknown' },
  // Control characters, backslashes.
  { pattern: String.raw`[\x01-\x1f\x5c\x7f]`, verdict: 'unknown' },
  // Names too long for a file.
  { pattern: '[^/]{200}', verdict: 'unknown' },
  // The compressed twins of files.
  { pattern: String.raw`\.(br|gz)$`, verdict: 'unknown' },
  // Configuration files of content delivery networks.
  { pattern: '^/_(headers|redirects)$', verdict: 'unknown' },
  // The documents for unknown addresses have no address of their own.
  { pattern: String.raw`/404(\.html)?$`, verdict: 'unknown' },
] as const satisfies readonly { pattern: string; verdict: PathVerdict }[];

/** Judges a decoded path. */
export function judgePath(decoded: string): PathVerdict {
  return pathRules.find(({ pattern }) => new RegExp(pattern).test(decoded))?.verdict ?? 'file';
}

/** The document for unknown addresses whose path has no language. */
const DEFAULT_NOT_FOUND = '/404.html';

/** The documents for unknown addresses of the other languages, by what a path begins with. */
export const notFoundDocuments = languageCodes
  .map((code) => languages[code].prefix)
  .filter((prefix) => prefix !== '')
  .map((prefix) => ({ prefix, pattern: `^${prefix}(/|$)`, document: `${prefix}/404.html` }));

/** Path of the 404 document in the language of a path, from the root of the site. */
export function notFoundDocumentOf(pathname: string): string {
  const own = notFoundDocuments.find(({ pattern }) => new RegExp(pattern).test(pathname));
  return own?.document ?? DEFAULT_NOT_FOUND;
}

/** Path of a page's document from the root of the site: `/about.html` for `/about`. */
export function documentOf(address: string): string {
  return address === '/' ? '/index.html' : `${address}.html`;
}

/** A part of an address, escaped for a pattern. */
export function escapeDots(text: string): string {
  return text.replaceAll('.', '[.]');
}

/** Media type of a file that nothing is known of. */
const UNKNOWN_TYPE = 'application/octet-stream';

/** Media type of the files with an extension (`.js`), with its character set where they are text. */
export function mediaTypeOf(extension: string): string {
  return contentType(extension) || UNKNOWN_TYPE;
}
