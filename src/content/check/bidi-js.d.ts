declare module 'bidi-js' {
  type Levels = { levels: Uint8Array; paragraphs: { start: number; end: number; level: number }[] };
  type Bidi = {
    getEmbeddingLevels: (text: string, direction?: 'ltr' | 'rtl' | 'auto') => Levels;
    /** Character indexes in visual order. */
    getReorderedIndices: (text: string, levels: Levels) => number[];
    getMirroredCharacter: (character: string) => string | null;
  };
  export default function bidiFactory(): Bidi;
}
