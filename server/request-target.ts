/** What a request asks for: its path, decoded, and its query with the question mark. */
export type RequestTarget = { decoded: string; search: string };

const ABSOLUTE_FORM = /^https?:\/\/[^/?#]*/i;

/**
 * Reads the target of a request. The path is never joined to a host, so that `//other.example/` stays a path.
 * @returns `null` when it is no path, or when its percent encoding is broken.
 */
export function parseTarget(url: string): RequestTarget | null {
  const [withQuery = ''] = url.replace(ABSOLUTE_FORM, '').split('#');
  const start = withQuery.indexOf('?');
  const pathname = start === -1 ? withQuery : withQuery.slice(0, start);
  if (!pathname.startsWith('/')) return null;
  try {
    return { decoded: decodeURI(pathname), search: start === -1 ? '' : withQuery.slice(start) };
  } catch {
    return null;
  }
}

/** Files that configure hosts, and the compressed twins of other files. */
const HIDDEN_FILE = /^\/_(headers|redirects)$|\.(br|gz)$/;
/** A segment that begins with a dot: hidden files and every way upwards. */
const DOT_SEGMENT = /\/\.(?!well-known\/)/;
// oxlint-disable-next-line no-control-regex -- they are what is refused
const UNSAFE_CHARACTER = /[\u0000-\u001f\u007f\\]/;

/** Says whether a decoded path may name a file: no hidden file, no way out of the folder, no empty part. */
export function isServable(decoded: string): boolean {
  if (decoded.includes('//') || (decoded !== '/' && decoded.endsWith('/'))) return false;
  return !HIDDEN_FILE.test(decoded) && !DOT_SEGMENT.test(decoded) && !UNSAFE_CHARACTER.test(decoded);
}
