import { createHash } from 'node:crypto';

/** What Chromium writes about a document: its title, then the browser and the moment, which differ with every run. */
const INFORMATION =
  /(<<\/Title (?:<[0-9A-F]*>|\((?:\\[^]|[^\\)])*\)))\n\/Creator [^]*?(\n\/Producer \([^)]*\))\n\/CreationDate \([^)]*\)\n\/ModDate \([^)]*\)>>/;
const TABLE = '\nxref\n';
const OFFSET = /^\d{10}(?= 00000 n)/gm;
const OFFSET_LENGTH = 10;

/** Says from which page a document was printed. */
export function fingerprint(html: string): string {
  return createHash('sha256').update(html).digest('hex');
}

/**
 * Writes the date of issue and the fingerprint of the printed page over what differs with every run, so that the same
 * page gives the same file.
 * @throws Error when Chromium has written the document in another way
 */
export function stampDocument(printed: Buffer, html: string, date: string): Buffer {
  const source = printed.toString('latin1');
  const found = INFORMATION.exec(source);
  const table = source.lastIndexOf(TABLE);
  if (found === null || table < found.index) throw new Error('The printed document is not as expected.');
  const [written, title = '', producer = ''] = found;
  const moment = `(D:${date.replaceAll('-', '')}000000Z)`;
  const stamped = `${title}\n/Keywords (sha256 ${fingerprint(html)})${producer}\n/CreationDate ${moment}\n/ModDate ${moment}>>`;
  const shift = stamped.length - written.length;
  const body = source.slice(0, found.index) + stamped + source.slice(found.index + written.length, table);
  const tail = source
    .slice(table)
    .replace(OFFSET, (offset) => {
      const moved = Number(offset) > found.index ? Number(offset) + shift : Number(offset);
      return String(moved).padStart(OFFSET_LENGTH, '0');
    })
    .replace(/(?<=startxref\n)\d+/, (start) => String(Number(start) + shift));
  return Buffer.from(body + tail, 'latin1');
}
