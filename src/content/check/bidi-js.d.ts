declare module 'bidi-js' {
  type Levels = { levels: Uint8Array; paragraphs: { start: number; end: number; level: number }[] };
  type Bidi = {
    getEmbeddingLevels: (text: string, direction?: 'ltr' | 'rtl' | 'auto') => Levels;
    /** Indexes of the characters in the order in which they are seen. */
    getReorderedIndices: (text: string, levels: Levels) => number[];
    getMirroredCharacter: (character: string) => string | null;
  };
  export default function bidiFactory(): Bidi;
}
