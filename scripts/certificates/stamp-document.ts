import { PDFDocument } from 'pdf-lib';
import { orderLigatures } from './order-ligatures.ts';

/**
 * Writes the date of issue and the fingerprint of the printed page over what differs with every run, so that the same
 * page gives the same file.
 */
export async function stampDocument(printed: Uint8Array, mark: string, date: string): Promise<Uint8Array> {
  const document = await PDFDocument.load(printed, { updateMetadata: false });
  orderLigatures(document);
  const moment = new Date(date);
  document.setCreator('');
  document.setKeywords([mark]);
  document.setCreationDate(moment);
  document.setModificationDate(moment);
  return document.save({ useObjectStreams: false });
}
