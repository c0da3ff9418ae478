import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const BRAND_FILE = /(?<=\/public\/)brand\/[\w-]+\.svg/g;

/**
 * Returns a hash of the HTML page and logos that a file is made from; it is stored in the file.
 * @param publicFolder folder of the files that the page names as `/public/…`
 */
export function fingerprint(html: string, publicFolder: string): string {
  const logos = (html.match(BRAND_FILE) ?? []).map((name) => readFileSync(join(publicFolder, name), 'utf8'));
  return `sha256 ${createHash('sha256')
    .update([html, ...logos].join('\n'))
    .digest('hex')}`;
}
