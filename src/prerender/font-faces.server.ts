import { languages } from '#src/config/languages.ts';

/** A font face of the site: a font that is subset to the characters in use. */
export type FontFace = {
  name: string;
  family: string;
  weight: string;
  /** File of the full font, below `node_modules`. */
  source: string;
  /** Code points of the subset, as CSS ranges. Spaces in Arabic texts come from the Latin face. */
  keep: string;
  /** `unicode-range` of the face; may be wider than `keep`, since every document repeats it: shorter is smaller. */
  range: string;
  weights?: { min: number; max: number };
  /** Loaded only once a page shows one of its characters. */
  isRare?: true;
};

/** Code points of each script, for fonts of the site and the system. */
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

/** Accented letters and rare signs. Its `@font-face` comes last, so it wins where ranges overlap. */
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

/** Only the letters of Arabic language names, for the language switch of other pages. */
const arabicNames: FontFace[] =
  arabicLetters.length === 0
    ? []
    : [{ ...arabic('400'), name: 'arabic-name', keep: arabicLetters.join(',') }];

const semibold = arabic('600');

/** Faces of each script, in loading order. */
export const fontFaces = {
  latin: [latin, ...arabicNames, rare],
  arabic: [arabic('400'), semibold, latin, rare],
};

/**
 * Face for texts in another script than the page's, in one weight; only few pages load it. It is a separate family,
 * since Arabic letters of two files do not join. Arabic pages have the Latin face anyway.
 */
export const otherScriptFaces = {
  latin: arabicNames.length === 0 ? [] : [{ ...semibold, family: 'Other Script Arabic', isRare: true }],
  arabic: [],
} satisfies Record<keyof typeof fontFaces, FontFace[]>;

export const allFaces = [...new Set(Object.values(fontFaces).flat())];

/** Returns the path of a face's subset file from the project's root. */
export const fileOfFace = ({ name }: FontFace) => `src/theme/fonts/${name}.woff2`;

/** Returns the `@font-face` rule; text uses a system font until the file loads. */
export function writeFontFace({ family, weight, range }: FontFace, address: string): string {
  return `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url(${address}) format("woff2");unicode-range:${range}}`;
}
