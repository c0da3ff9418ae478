import { Blob, Buffer as TextBuffer, Face, Font, Variation, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';

/**
 * Measures the total width of words in a font, shaped as in browsers, as a share of the font size.
 * @param weight weight of a variable font
 */
export async function measureWidth(
  file: Uint8Array,
  words: readonly string[],
  weight?: number,
): Promise<number> {
  const plain = await subsetFont(file, words.join(''), { targetFormat: 'sfnt' });
  const face = new Face(new Blob(Uint8Array.from(plain).buffer));
  const font = new Font(face);
  if (weight !== undefined) font.setVariations([new Variation('wght', weight)]);
  const widths = words.map((word) => {
    const buffer = new TextBuffer();
    buffer.addText(word);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    return buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  });
  return widths.reduce((sum, width) => sum + width, 0) / face.upem;
}
