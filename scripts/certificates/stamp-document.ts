import { PDFDocument } from 'pdf-lib';
import { orderLigatures } from './order-ligatures.ts';

/** Replaces the metadata that changes with every run, so that the same page always produces the same file. */
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
