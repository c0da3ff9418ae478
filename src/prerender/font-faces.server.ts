import { type LanguageDeclaration, languages } from '#src/config/languages.ts';

/** A face of the site: a font that is cut to the letters in use. */
export type FontFace = {
  name: string;
  family: string;
  weight: string;
  /** The file of the whole font, below `node_modules`. */
  source: string;
  /** Code points that the cut file keeps and is asked for, as ranges. Spaces of Arabic texts are those of the Latin face. */
  keep: readonly (readonly [first: number, last?: number])[];
  weights?: { min: number; max: number };
  /** Fetched once a page shows one of its letters, and shown even then. */
  isRare?: true;
};

const arabicKeep: FontFace['keep'] = [
  [0x60c],
  [0x61b],
  [0x61f],
  [0x621, 0x63a],
  [0x640, 0x652],
  [0x660, 0x66c],
  [0x670],
];

const latin: FontFace = {
  name: 'latin',
  family: 'Site Latin',
  weight: '400 600',
  source: '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2',
  keep: [
    [0x20, 0x21],
    [0x24, 0x3b],
    [0x3d],
    [0x3f, 0x5a],
    [0x5f],
    [0x61, 0x7a],
    [0xa0],
    [0xa9],
    [0xab],
    [0xad],
    [0xb0],
    [0xb7],
    [0xbb],
    [0xd7],
    [0x200c, 0x200f],
    [0x2013, 0x2014],
    [0x2018, 0x2019],
    [0x201c, 0x201d],
    [0x2022],
    [0x2026],
    [0x2060],
    [0x2066, 0x2069],
    [0x2212],
  ],
  weights: { min: 400, max: 600 },
};

/** Letters with accents, as names have them, and signs that hardly anybody writes. */
const rare: FontFace = {
  ...latin,
  name: 'latin-rare',
  keep: [
    [0x22, 0x23],
    [0x3c],
    [0x3e],
    [0x5b, 0x5e],
    [0x60],
    [0x7b, 0x7e],
    [0xa7],
    [0xc0, 0xcf],
    [0xd1, 0xd6],
    [0xd8, 0xdd],
    [0xdf, 0xef],
    [0xf1, 0xfd],
    [0xff],
    [0x152, 0x153],
    [0x201a],
    [0x201e],
    [0x20ac],
    [0x2122],
  ],
  isRare: true,
};

const arabic = (weight: '400' | '600'): FontFace => ({
  name: `arabic-${weight}`,
  family: 'Site Arabic',
  weight,
  source: `@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-${weight}-normal.woff2`,
  keep: arabicKeep,
});

const arabicLetters = Object.values<LanguageDeclaration>(languages)
  .filter(({ script }) => script === 'arabic')
  .flatMap(({ name }) => Array.from(name, (letter): [number] => [letter.charCodeAt(0)]));

/** The names of Arabic languages alone, as the switch of other languages shows them. */
const arabicNames: FontFace[] =
  arabicLetters.length === 0 ? [] : [{ ...arabic('400'), name: 'arabic-name', keep: arabicLetters }];

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
export const guestFaces = {
  latin: arabicNames.length === 0 ? [] : [{ ...semibold, family: 'Guest Arabic', isRare: true }],
  arabic: [],
} satisfies Record<keyof typeof fontFaces, FontFace[]>;

/** Every face once. */
export const allFaces = [...new Set(Object.values(fontFaces).flat())];

/** The cut file of a face, below the root of the project. */
export const fileOfFace = ({ name }: FontFace) => `src/theme/fonts/${name}.woff2`;

const toHex = (code: number) => code.toString(16).toUpperCase();

function writeRange(keep: FontFace['keep']): string {
  return keep
    .map(([first, last]) => `U+${toHex(first)}${last === undefined ? '' : `-${toHex(last)}`}`)
    .join(',');
}

/** The rule that makes a face known. `optional` never moves what is already painted; a rare letter moves a word at most. */
export function writeFontFace({ family, weight, keep, isRare }: FontFace, address: string): string {
  const display = isRare === true ? 'swap' : 'optional';
  return `@font-face{font-family:"${family}";font-weight:${weight};font-display:${display};src:url(${address}) format("woff2");unicode-range:${writeRange(keep)}}`;
}
