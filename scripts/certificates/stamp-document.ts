import { createHash } from 'node:crypto';
import { PDFDocument } from 'pdf-lib';

/** Says from which page a document was printed. */
export function fingerprint(html: string): string {
  return createHash('sha256').update(html).digest('hex');
}

/**
 * Writes the date of issue and the fingerprint of the printed page over what differs with every run, so that the same
 * page gives the same file.
 */
export async function stampDocument(printed: Uint8Array, html: string, date: string): Promise<Uint8Array> {
  const document = await PDFDocument.load(printed, { updateMetadata: false });
  const moment = new Date(date);
  document.setCreator('');
  document.setKeywords([`sha256 ${fingerprint(html)}`]);
  document.setCreationDate(moment);
  document.setModificationDate(moment);
  return document.save({ useObjectStreams: false });
}
