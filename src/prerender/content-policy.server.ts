import { createHash } from 'node:crypto';

/** Chakra's engine inserts its rules into empty style elements: the hash of nothing allows them. */
const EMPTY_STYLE = '';

/**
 * The policy of one document. Only its own style elements are allowed, by their hashes; what never differs between
 * documents stands in the header as well.
 */
export function writeContentPolicy(styles: string[]): string {
  const hashes = [...styles, EMPTY_STYLE].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${hashes.join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
