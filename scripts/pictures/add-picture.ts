import { copyFileSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { extname, join } from 'node:path';
import { type Language, languageCodes } from '#src/config/languages.ts';
import { collectEntries } from '#src/content/check/collect-entries.server.ts';
import { type JsonPath, valueAt } from '#src/content/describe/json-value.server.ts';
import type { Problem } from '#src/content/read/problem.server.ts';
import { describePath } from '#src/content/read/read-bundle.server.ts';
import { readSite, SHARED_FOLDER, type SiteSource } from '#src/content/read/read-site.server.ts';
import { findNewProblems, writeFiles } from '../locales/changed-files.ts';
import { nameSteps } from '../locales/edit-texts.ts';
import { setJson } from '../locales/json-edits.ts';
import { listMasters } from './read-masters.ts';

/** A place where bundles name a picture: `pages/home.json:sections.solar-farm.picture`. */
type PicturePlace = {
  place: string;
  path: string;
  keys: JsonPath;
  picture: unknown;
  /** Keys of its alt text; `undefined` if the picture is decorative. */
  alt: JsonPath | undefined;
};

/** Copies a photograph to the masters, replacing one with its name. Returns its file; `undefined` if invalid. */
export function copyMaster(masters: string, photograph: string, name: string): string | undefined {
  const file = name + extname(photograph).toLowerCase();
  const isMaster = /^[a-z0-9-]+\.(?:webp|jpe?g|png)$/.test(file);
  if (!isMaster) return undefined;
  mkdirSync(masters, { recursive: true });
  copyFileSync(photograph, join(masters, file));
  for (const other of readdirSync(masters)) {
    if (other !== file && other.startsWith(`${name}.`)) rmSync(join(masters, other));
  }
  return listMasters(masters).taken.get(name);
}

/** Lists every place where the bundles name a picture. */
export function listPicturePlaces({ bundles, catalogue }: SiteSource): PicturePlace[] {
  return catalogue.flatMap(({ path, field }) => {
    const facts = bundles.get(`${SHARED_FOLDER}/${path}`)?.value;
    return collectEntries(field, facts, facts).facts.flatMap(({ field: fact, path: keys, value }) => {
      if (fact.type !== 'fact' || fact.meaning?.thing !== 'picture') return [];
      const beside = [...nameSteps(facts, keys.slice(0, -1)), 'alt'];
      const isSaid = languageCodes.some(
        (language) => valueAt(bundles.get(`${language}/${path}`)?.value, beside) !== undefined,
      );
      const place = `${path}:${describePath(facts, keys)}`;
      return [{ place, path, keys, picture: value, alt: isSaid ? beside : undefined }];
    });
  });
}

/** Sets the picture of a place and its alt texts. Returns the problems; if there are any, nothing is written. */
export function showPicture(
  folder: string,
  { path, keys, alt }: PicturePlace,
  name: string,
  alts: Partial<Record<Language, string>>,
): Problem[] {
  const source = readSite(folder);
  const files = new Map<string, string>();
  const set = (file: string, at: JsonPath, value: string) => {
    const text = source.bundles.get(file)?.text;
    if (text !== undefined) files.set(file, setJson(text, at, value));
  };
  set(`${SHARED_FOLDER}/${path}`, keys, name);
  for (const language of languageCodes) {
    const words = alts[language];
    if (alt !== undefined && words !== undefined) set(`${language}/${path}`, alt, words);
  }
  const problems = findNewProblems(source, files).filter(({ isWarning }) => isWarning !== true);
  if (problems.length === 0) writeFiles(folder, files);
  return problems;
}
