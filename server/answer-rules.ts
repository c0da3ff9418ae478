import {
  configureHeaders,
  HASHED_FOLDER,
  type HostingSettings,
  isLent,
  notFoundDocuments,
} from '#src/config/hosting.ts';

/*
 * How every host answers. The own server and the questions that hosts are asked follow it from here; the files in `hosts`
 * say the same, each in the language of its host.
 */

/** Methods that a site of files answers. */
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

/** Headers of every answer, whatever its address and status. */
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

/** The headers that the text of a `_headers` file gives every address; none where it says nothing of them. */
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

/** The headers of every answer, as they are for the file of a path. */
export function withResourcePolicy(
  pathname: string,
  headers: Record<string, string>,
): Record<string, string> {
  return isLent(pathname) ? { ...headers, 'Cross-Origin-Resource-Policy': 'cross-origin' } : headers;
}

/** How long a browser keeps an answer: hashed files for good, documents after asking, other files for a day. */
export const cacheControl = {
  hashed: 'public, max-age=31536000, immutable',
  document: 'no-cache',
  file: 'public, max-age=86400',
} as const;

/** How long the file of a path is kept, the first pattern that matches; another file for a day. */
const cachingRules = [
  { pattern: new RegExp(`^${HASHED_FOLDER}`), control: cacheControl.hashed },
  { pattern: /\/[^./]*$/, control: cacheControl.document },
  { pattern: /\.html$/, control: cacheControl.document },
];

/** The `Cache-Control` of the file at an address of the site (`/assets/a-1b2c.js`, `/about`, `/robots.txt`). */
export function cacheControlOf(pathname: string): string {
  return cachingRules.find(({ pattern }) => pattern.test(pathname))?.control ?? cacheControl.file;
}

/** Treatment of a path: serve its file, serve the 404 document, or refuse. */
export type PathKind = 'file' | 'unknown' | 'malformed';

/** How decoded paths are judged, the first pattern that matches; another path may name a file. */
const pathRules: readonly { pattern: RegExp; pathKind: PathKind }[] = [
  // A NUL is part of no address.
  { pattern: /\0/, pathKind: 'malformed' },
  // A path begins with a slash.
  { pattern: /^([^/]|$)/, pathKind: 'malformed' },
  // Ways upwards: a browser resolves them before it asks.
  { pattern: /\/\.\.?(\/|$)/, pathKind: 'malformed' },
  // The one folder with a dot that is public.
  { pattern: /^\/\.well-known\/\w[\w.-]*$/, pathKind: 'file' },
  // Files and folders with a dot are private.
  { pattern: /\/\./, pathKind: 'unknown' },
  // No file has a name that is empty.
  { pattern: /\/\/|.\/$/, pathKind: 'unknown' },
  // Control characters, backslashes.
  { pattern: /[\p{Cc}\\]/u, pathKind: 'unknown' },
  // Names too long for a file.
  { pattern: /[^/]{200}/, pathKind: 'unknown' },
  // The compressed twins of files.
  { pattern: /\.(br|gz)$/, pathKind: 'unknown' },
  // Configuration files of content delivery networks.
  { pattern: /^\/_(headers|redirects)$/, pathKind: 'unknown' },
  // The documents for unknown addresses have no address of their own.
  { pattern: /\/404(\.html)?$/, pathKind: 'unknown' },
];

/** Judges a decoded path. */
export function classifyPath(decoded: string): PathKind {
  return pathRules.find(({ pattern }) => pattern.test(decoded))?.pathKind ?? 'file';
}

/** Path of the 404 document in the language of a path, from the root of the site. */
export function notFoundDocumentOf(pathname: string): string {
  const own = notFoundDocuments.find(({ pattern }) => new RegExp(pattern).test(pathname));
  return own?.document ?? '/404.html';
}
