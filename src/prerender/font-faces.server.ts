import { languages } from '#src/config/languages.ts';

/** A face of the site: a font that is cut to the letters in use. */
export type FontFace = {
  name: string;
  family: string;
  weight: string;
  /** The file of the whole font, below `node_modules`. */
  source: string;
  /** Code points that the cut file keeps, as CSS writes ranges. Spaces of Arabic texts are those of the Latin face. */
  keep: string;
  /** Code points that the file is asked for, which may be more: a short range is said again in every document. */
  range: string;
  weights?: { min: number; max: number };
  /** Fetched once a page shows one of its letters. */
  isRare?: true;
};

/** The code points of each script that fonts of the site and of systems are asked for. */
export const scriptRanges = { latin: 'U+0-5FF,U+2000-2FFF', arabic: 'U+600-6FF' };

const arabicKeep = 'U+60C,U+61B,U+61F,U+621-63A,U+640-652,U+660-66C,U+670';

const latin: FontFace = {
  name: 'latin',
  family: 'Site Latin',
  weight: '400 600',
  source: '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2',
  keep: 'U+20-21,U+24-3B,U+3D,U+3F-5A,U+5F,U+61-7A,U+A0,U+A9,U+AB,U+AD,U+B0,U+B7,U+BB,U+D7,U+200C-200F,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2060,U+2066-2069,U+2212',
  range: scriptRanges.latin,
  weights: { min: 400, max: 600 },
};

const rareKeep =
  'U+22-23,U+3C,U+3E,U+5B-5E,U+60,U+7B-7E,U+A7,U+C0-CF,U+D1-D6,U+D8-DD,U+DF-EF,U+F1-FD,U+FF,U+152-153,U+201A,U+201E,U+20AC,U+2122';

/** Letters with accents and rare signs. Its `@font-face` comes last, so it wins where ranges overlap. */
const rare: FontFace = {
  ...latin,
  name: 'latin-rare',
  keep: rareKeep,
  range: rareKeep,
  isRare: true,
};

const arabic = (weight: '400' | '600'): FontFace => ({
  name: `arabic-${weight}`,
  family: 'Site Arabic',
  weight,
  source: `@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-${weight}-normal.woff2`,
  keep: arabicKeep,
  range: scriptRanges.arabic,
});

const arabicLetters = Object.values(languages)
  .filter(({ script }) => script === 'arabic')
  .flatMap(({ name }) =>
    Array.from(name, (letter) => `U+${letter.charCodeAt(0).toString(16).toUpperCase()}`),
  );

/** The names of Arabic languages alone, as the switch of other languages shows them. */
const arabicNames: FontFace[] =
  arabicLetters.length === 0
    ? []
    : [{ ...arabic('400'), name: 'arabic-name', keep: arabicLetters.join(',') }];

const semibold = arabic('600');

/** The faces that a script needs, in the order in which they are fetched. */
export const fontFaces = {
  latin: [latin, ...arabicNames, rare],
  arabic: [arabic('400'), semibold, latin, rare],
};

/**
 * The face of texts in another script than that of the page, fetched by the few pages that show one, in one weight. It is
 * a family of its own: letters of two files do not join. Arabic pages have the Latin face anyway.
 */
export const otherScriptFaces = {
  latin: arabicNames.length === 0 ? [] : [{ ...semibold, family: 'Other Script Arabic', isRare: true }],
  arabic: [],
} satisfies Record<keyof typeof fontFaces, FontFace[]>;

/** Every face once. */
export const allFaces = [...new Set(Object.values(fontFaces).flat())];

/** The cut file of a face, below the root of the project. */
export const fileOfFace = ({ name }: FontFace) => `src/theme/fonts/${name}.woff2`;

/** The rule that makes a face known: text stands in the visitor's own until the file is there. */
export function writeFontFace({ family, weight, range }: FontFace, address: string): string {
  return `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url(${address}) format("woff2");unicode-range:${range}}`;
}
