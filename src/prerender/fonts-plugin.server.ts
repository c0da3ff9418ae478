import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { languageCodes, languages, type Script } from '#src/config/languages.ts';
import standIns from '#src/theme/fonts/stand-ins.json' with { type: 'json' };
import {
  allFaces,
  fileOfFace,
  type FontFace,
  fontFaces,
  otherScriptFaces,
  writeFontFace,
} from './font-faces.server.ts';

/** Holds the addresses of the fonts, for the plugins that write documents. */
export type FontsHolder = {
  /** The rules that make the faces of a script known which a document fetches at once, and what stands in for them until then. */
  faces: (script: Script) => string;
  /** The rules of faces whose letters hardly any page shows. */
  rareFaces: (script: Script) => string;
  /** Addresses of the files to fetch at once. */
  files: (script: Script) => string[];
};

/** The faces of the scripts that the languages of the site are written in. */
const ownFaces = allFaces.filter((face) =>
  languageCodes.some((code) => fontFaces[languages[code].script].includes(face)),
);

const listCommon = (script: Script) => fontFaces[script].filter(({ isRare }) => isRare !== true);
const listRare = (script: Script): FontFace[] => [
  ...fontFaces[script].filter(({ isRare }) => isRare === true),
  ...otherScriptFaces[script],
];

const standInsOf = (script: Script) => standIns.latin + (script === 'arabic' ? standIns.arabic : '');
const standInsOfOthers = (script: Script) => (otherScriptFaces[script].length > 0 ? standIns.arabic : '');

/** The files of the fonts, which pages fetch. */
export function siteFonts(): Plugin & FontsHolder {
  const addresses = new Map(allFaces.map(({ name }) => [name, `/@fonts/${name}.woff2`]));
  const addressOf = (name: string) => addresses.get(name) ?? '';
  const write = (faces: readonly FontFace[]) =>
    faces.map((face) => writeFontFace(face, addressOf(face.name))).join('');
  const references = new Map<string, string>();
  return {
    name: 'site-fonts',
    faces: (script) => write(listCommon(script)) + standInsOf(script),
    rareFaces: (script) => write(listRare(script)) + standInsOfOthers(script),
    files: (script) => listCommon(script).map(({ name }) => addressOf(name)),
    async buildStart() {
      if (this.environment.name !== 'client' || this.environment.mode === 'dev') return;
      const { root } = this.environment.config;
      await Promise.all(
        ownFaces.map(async (face) => {
          const source = await readFile(path.join(root, fileOfFace(face)));
          references.set(face.name, this.emitFile({ type: 'asset', name: `${face.name}.woff2`, source }));
        }),
      );
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      const { base } = this.environment.config;
      references.forEach((reference, name) => addresses.set(name, base + this.getFileName(reference)));
    },
    configureServer(server) {
      server.middlewares.use('/@fonts/', (request, response, next) => {
        const face = allFaces.find(({ name }) => request.url === `/${name}.woff2`);
        if (face === undefined) return next();
        response.setHeader('Content-Type', 'font/woff2');
        readFile(path.join(server.config.root, fileOfFace(face))).then((file) => response.end(file), next);
      });
    },
  };
}
