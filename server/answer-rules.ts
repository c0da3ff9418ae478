import {
  configureHeaders,
  HASHED_FOLDER,
  type HostingSettings,
  isEmbeddable,
  notFoundDocuments,
} from '#src/config/hosting.ts';

/*
 * Rules for every response. `server` and the host probes use them directly; the files in `hosts` repeat them in the
 * syntax of each host.
 */

/** Methods that a static site supports. */
export const ALLOWED_METHODS = ['GET', 'HEAD'] as const;

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

/** Returns the headers of every response, regardless of path and status. */
export function securityHeadersOf(site: HostingSettings) {
  const { policy, strictTransport } = configureHeaders(site);
  return {
    'Content-Security-Policy': policy,
    'Strict-Transport-Security': strictTransport,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

/** Parses the headers for all paths (`/*`) from a `_headers` file; empty if the file has no such rule. */
export function readHeadersFile(text: string, base = ''): Map<string, string> {
  const lines = text.split('\n');
  const rest = lines.slice(lines.indexOf(`${base}/*`) + 1);
  const end = rest.findIndex((line) => !line.startsWith(' '));
  return new Map(
    rest.slice(0, Math.max(end, 0)).map((line): [string, string] => {
      const [name = '', ...value] = line.trim().split(': ');
      return [name, value.join(': ')];
    }),
  );
}

/** Adds `Cross-Origin-Resource-Policy: cross-origin` if other sites may load the file at this path. */
export function withResourcePolicy(
  pathname: string,
  headers: Record<string, string>,
): Record<string, string> {
  return isEmbeddable(pathname) ? { ...headers, 'Cross-Origin-Resource-Policy': 'cross-origin' } : headers;
}

/** `Cache-Control` values: hashed files for a year, documents revalidated, other files for a day. */
export const cacheControl = {
  hashed: 'public, max-age=31536000, immutable',
  document: 'no-cache',
  file: 'public, max-age=86400',
} as const;

/** Cache rules by path; the first match applies. Other files are cached for a day. */
const cachingRules = [
  { pattern: new RegExp(`^${HASHED_FOLDER}`), control: cacheControl.hashed },
  { pattern: /\/[^./]*$/, control: cacheControl.document },
  { pattern: /\.html$/, control: cacheControl.document },
];

/** Returns the `Cache-Control` of a path such as `/assets/a-1b2c.js`, `/about` or `/robots.txt`. */
export function cacheControlOf(pathname: string): string {
  return cachingRules.find(({ pattern }) => pattern.test(pathname))?.control ?? cacheControl.file;
}

/** Handling of a path: serve its file, serve the 404 document, or reject the request. */
export type PathKind = 'file' | 'unknown' | 'malformed';

/** Rules for decoded paths; the first match applies. Other paths may be files. */
const pathRules: readonly { pattern: RegExp; pathKind: PathKind }[] = [
  // NUL is never valid in a path.
  { pattern: /\0/, pathKind: 'malformed' },
  // A path starts with a slash.
  { pattern: /^([^/]|$)/, pathKind: 'malformed' },
  // Dot segments: browsers resolve them before the request.
  { pattern: /\/\.\.?(\/|$)/, pathKind: 'malformed' },
  // The only public folder whose name starts with a dot.
  { pattern: /^\/\.well-known\/\w[\w.-]*$/, pathKind: 'file' },
  // Other dotfiles and dot folders are private.
  { pattern: /\/\./, pathKind: 'unknown' },
  // Empty file names.
  { pattern: /\/\/|.\/$/, pathKind: 'unknown' },
  // Control characters, backslashes.
  { pattern: /[\p{Cc}\\]/u, pathKind: 'unknown' },
  // Longer than file systems allow.
  { pattern: /[^/]{200}/, pathKind: 'unknown' },
  // Precompressed copies of files.
  { pattern: /\.(br|gz)$/, pathKind: 'unknown' },
  // Configuration files of content delivery networks.
  { pattern: /^\/_(headers|redirects)$/, pathKind: 'unknown' },
  // 404 documents have no public address.
  { pattern: /\/404(\.html)?$/, pathKind: 'unknown' },
];

/** Classifies a decoded path. */
export function classifyPath(decoded: string): PathKind {
  return pathRules.find(({ pattern }) => pattern.test(decoded))?.pathKind ?? 'file';
}

/** Returns the path of the 404 document in the language of a path, from the site root. */
export function notFoundDocumentOf(pathname: string): string {
  const own = notFoundDocuments.find(({ pattern }) => new RegExp(pattern).test(pathname));
  return own?.document ?? '/404.html';
}
