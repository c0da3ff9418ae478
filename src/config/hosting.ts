import { contentType } from 'mime-types';
import { languageCodes, languages } from './languages.ts';
import { listServiceHosts, type ServiceSettings, writeScriptPolicy } from './service-hosts.ts';
import type { Site } from './site.ts';

/** A permanent redirect. The query string is kept. */
export type Redirect = { from: string; to: string };

/** Folder of built files with content hashes in their names. */
export const HASHED_FOLDER = '/assets/';

/** Non-canonical forms of an address that hosts and old links use: with a trailing slash or a file name. */
function listSpellings(address: string): string[] {
  if (address === '/') return ['/index', '/index.html'];
  return [`${address}/`, `${address}.html`, `${address}/index.html`];
}

/** Removes the file name that hosts add to an address: `/us` for `/us/index.html`. */
export function withoutFileName(address: string): string {
  return address.replace(/(?:\/index)?\.html?$/, '');
}

/**
 * Lists all permanent redirects of the site (behavior §2).
 * @param addresses canonical address of every page in every language, from the site's root
 * @param moved former addresses and their targets
 */
export function listRedirects(addresses: readonly string[], moved: readonly Redirect[]): Redirect[] {
  return [
    ...addresses.flatMap((to) => listSpellings(to).map((from) => ({ from, to }))),
    ...moved.flatMap(({ from: old, to }) => [old, ...listSpellings(old)].map((from) => ({ from, to }))),
  ];
}

/**
 * The part of the content security policy that applies to every address. It omits `default-src` and `style-src`: each
 * document adds its own policy in a `meta` element, and browsers enforce both.
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

/** One day, for this host name only: a mistake expires after a day (decision 17). */
const defaultStrictTransport = 'max-age=86400';

/** Settings that headers depend on. */
export type HostingSettings = ServiceSettings & Pick<Site, 'strictTransport'>;

/** Returns the header values that depend on settings; all others are in the files of `hosts`. */
export function configureHeaders(site: HostingSettings) {
  return { policy: writePolicy(site), strictTransport: site.strictTransport ?? defaultStrictTransport };
}

/** Files that other sites show because documents and manifests link them: previews, structured-data pictures, icons. */
const EMBEDDABLE_FILES = /^\/(?:share|pictures)\/|^\/(?:favicon|apple-touch-icon|icon-[a-z0-9-]+)\.\w+$/;

/** Returns whether other sites may embed the file of a path. */
export function isEmbeddable(pathname: string): boolean {
  return EMBEDDABLE_FILES.test(pathname);
}

/** The 404 documents of the other languages, by path prefix. */
export const notFoundDocuments = languageCodes
  .map((code) => languages[code].prefix)
  .filter((prefix) => prefix !== '')
  .map((prefix) => ({ prefix, pattern: `^${prefix}(/|$)`, document: `${prefix}/404.html` }));

/** Returns the path of a page's document from the site's root: `/about.html` for `/about`. */
export function documentOf(address: string): string {
  return address === '/' ? '/index.html' : `${address}.html`;
}

/** Media type of a file extension (`.js`), with charset if it is text; `application/octet-stream` if unknown. */
export function mediaTypeOf(extension: string): string {
  return contentType(extension) || 'application/octet-stream';
}
