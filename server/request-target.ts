/** Decoded path of a request, and its query including the question mark. */
export type RequestTarget = { decoded: string; search: string };

/** Origin of a request target in absolute form. */
export const ABSOLUTE_FORM = /^https?:\/\/[^/?#]*/i;

/**
 * Parses a request target. Not with `new URL(url, base)`, which would read `//other.example/` as a host.
 * @returns `null` if it has no path or invalid percent encoding.
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
