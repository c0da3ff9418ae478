import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { languageCodes, languages, type Script } from '#src/config/languages.ts';
import fallbackFonts from '#src/theme/fonts/stand-ins.json' with { type: 'json' };
import { type BuiltFile, builtFiles } from './built-files.server.ts';
import {
  allFaces,
  fileOfFace,
  type FontFace,
  fontFaces,
  otherScriptFaces,
  writeFontFace,
} from './font-faces.server.ts';

/** Provides the font addresses to the plugins that write documents. */
export type FontsHolder = {
  /** Rules of the faces that a document loads at once, and of their fallback fonts. */
  faces: (script: Script) => string;
  /** Rules of rarely used faces. */
  rareFaces: (script: Script) => string;
  /** Addresses of the files to preload. */
  files: (script: Script) => string[];
};

/** Faces of the site's scripts. */
const ownFaces = allFaces.filter((face) =>
  languageCodes.some((code) => fontFaces[languages[code].script].includes(face)),
);

const listCommon = (script: Script) => fontFaces[script].filter(({ isRare }) => isRare !== true);
const listRare = (script: Script): FontFace[] => [
  ...fontFaces[script].filter(({ isRare }) => isRare === true),
  ...otherScriptFaces[script],
];

const standInsOf = (script: Script) =>
  fallbackFonts.latin + (script === 'arabic' ? fallbackFonts.arabic : '');
const standInsOfOthers = (script: Script) =>
  otherScriptFaces[script].length > 0 ? fallbackFonts.arabic : '';

/** Plugin that emits the font files. */
export function siteFonts(): Plugin & FontsHolder {
  const files = allFaces.map((face): [string, BuiltFile] => {
    const write = () => readFileSync(fileOfFace(face));
    const isUsed = ownFaces.includes(face);
    return [face.name, { name: `${face.name}.woff2`, mediaType: 'font/woff2', write, isUsed }];
  });
  const plugin = builtFiles('virtual:fonts', Object.fromEntries(files));
  const addressOf = ({ name }: FontFace) => plugin.addresses[name] ?? '';
  const write = (faces: readonly FontFace[]) =>
    faces.map((face) => writeFontFace(face, addressOf(face))).join('');
  return {
    ...plugin,
    faces: (script) => write(listCommon(script)) + standInsOf(script),
    rareFaces: (script) => write(listRare(script)) + standInsOfOthers(script),
    files: (script) => listCommon(script).map(addressOf),
  };
}
