import { contentType } from 'mime-types';
import { languageCodes, languages } from './languages.ts';
import { listServiceHosts, type ServiceSettings, writeScriptPolicy } from './service-hosts.ts';
import type { Site } from './site.ts';

/** An address that leads to another one for good. The query of the request is kept. */
export type Redirect = { from: string; to: string };

/** Folder of the built files whose names change with their content. */
export const HASHED_FOLDER = '/assets/';

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

/** What settings put into the headers of every answer; all else of them stands in the files of `hosts`. */
export function configureHeaders(site: HostingSettings) {
  return { policy: writePolicy(site), strictTransport: site.strictTransport ?? defaultStrictTransport };
}

/** Files that documents and manifests name for other sites to show: previews, pictures in structured data, icons. */
const LENT_FILES = /^\/(?:share|pictures)\/|^\/(?:favicon|apple-touch-icon|icon-[a-z0-9-]+)\.\w+$/;

/** Returns whether other sites may load the file of a path into their pages. */
export function isLent(pathname: string): boolean {
  return LENT_FILES.test(pathname);
}

/** The documents for unknown addresses of the other languages, by what a path begins with. */
export const notFoundDocuments = languageCodes
  .map((code) => languages[code].prefix)
  .filter((prefix) => prefix !== '')
  .map((prefix) => ({ prefix, pattern: `^${prefix}(/|$)`, document: `${prefix}/404.html` }));

/** Path of a page's document from the root of the site: `/about.html` for `/about`. */
export function documentOf(address: string): string {
  return address === '/' ? '/index.html' : `${address}.html`;
}

/** Media type of the files with an extension (`.js`), with its character set where they are text; that of any bytes for an unknown one. */
export function mediaTypeOf(extension: string): string {
  return contentType(extension) || 'application/octet-stream';
}
