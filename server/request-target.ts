/** Target of a request: its decoded path, and its query with the question mark. */
export type RequestTarget = { decoded: string; search: string };

/** Prefix of a request target in absolute form. */
export const ABSOLUTE_FORM = /^https?:\/\/[^/?#]*/i;

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
    return { decoded: decodeURIComponent(pathname), search: start === -1 ? '' : withQuery.slice(start) };
  } catch {
    return null;
  }
}
