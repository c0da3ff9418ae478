import { decodePDFRawStream, type PDFDocument, PDFName, PDFDict, PDFRawStream, PDFRef } from 'pdf-lib';

const TO_UNICODE = PDFName.of('ToUnicode');
/** A glyph for two or more Arabic letters, and its text. */
const LIGATURE = /(<[0-9A-F]{4}> )<((?:06[0-9A-F]{2}){2,})>/g;
const LETTER = /.{4}/g;

/**
 * Orders the letters of each Arabic ligature from left to right, like the other glyphs in the file: PDF readers reverse
 * the whole line.
 */
export function orderLigatures(document: PDFDocument) {
  for (const [, font] of document.context.enumerateIndirectObjects()) {
    if (!(font instanceof PDFDict)) continue;
    const reference = font.get(TO_UNICODE);
    const map = document.context.lookup(reference);
    if (!(reference instanceof PDFRef) || !(map instanceof PDFRawStream)) continue;
    const table = Buffer.from(decodePDFRawStream(map).decode()).toString('latin1');
    const ordered = table.replace(
      LIGATURE,
      (_pair, glyph: string, letters: string) =>
        `${glyph}<${letters.match(LETTER)?.toReversed().join('') ?? ''}>`,
    );
    if (ordered !== table) document.context.assign(reference, document.context.flateStream(ordered));
  }
}
