import { createHash } from 'node:crypto';
import type { Site } from '#src/config/site.ts';

/** Chakra's engine inserts its rules into empty style elements: the hash of nothing allows them. */
const EMPTY_STYLE = '';

/** Origins beside its own that the site talks to: those of the services that are configured. */
export function listServiceOrigins({ email, mapGeometry }: Pick<Site, 'email' | 'mapGeometry'>): string[] {
  const origins = [
    ...(email.kind === 'service' ? [email.origin] : []),
    ...(mapGeometry === undefined ? [] : [new URL(mapGeometry).origin]),
  ];
  return [...new Set(origins)];
}

/**
 * The policy of one document. Only its own style elements are allowed, by their hashes; what never differs between
 * documents stands in the header as well.
 * @param origins Other origins that the document's scripts may talk to.
 */
export function writeContentPolicy(styles: readonly string[], origins: readonly string[]): string {
  const hashes = [...styles, EMPTY_STYLE].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${hashes.join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...origins].join(' '),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
