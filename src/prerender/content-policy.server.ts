import { createHash } from 'node:crypto';
import { type ServiceHosts, writeScriptPolicy } from '#src/config/service-hosts.ts';

/** Chakra's engine inserts rules into empty style elements; this hash allows them. */
const EMPTY_STYLE = '';

/**
 * Returns the content security policy of a document. It allows only the document's own style elements, by hash; parts
 * that are equal in all documents are also in the header.
 * @param hosts other allowed origins
 */
export function writeContentPolicy(styles: readonly string[], hosts: ServiceHosts): string {
  const hashes = [...styles, EMPTY_STYLE].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  const [scripts, ...trust] = writeScriptPolicy(hosts);
  return [
    "default-src 'none'",
    scripts,
    ["style-src 'self'", ...hashes, ...hosts['style-src']].join(' '),
    ["img-src 'self'", ...hosts['img-src']].join(' '),
    ["font-src 'self'", ...hosts['font-src']].join(' '),
    ["connect-src 'self'", ...hosts['connect-src']].join(' '),
    "manifest-src 'self'",
    ...(hosts['frame-src'].length === 0 ? [] : [['frame-src', ...hosts['frame-src']].join(' ')]),
    "base-uri 'none'",
    "form-action 'self'",
    ...trust,
  ].join('; ');
}
