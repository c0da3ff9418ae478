declare module 'subset-font' {
  type Options = {
    keepFeatures?: readonly string[];
    noHinting?: boolean;
    targetFormat: 'sfnt' | 'woff' | 'woff2';
    variationAxes?: Record<string, { min: number; max: number }>;
  };
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Uint8Array>;
}
