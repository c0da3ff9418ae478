import { createHash } from 'node:crypto';

/** Says from which page a file was made; it stands inside the file. */
export function fingerprint(html: string): string {
  return `sha256 ${createHash('sha256').update(html).digest('hex')}`;
}
