import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { documentOf } from '#src/config/hosting.ts';
import { type Language, languageCodes } from '#src/config/languages.ts';
import { placeOf } from '#src/routing/addresses.ts';
import { pageIds } from '#src/routing/routes.ts';

/** Contents of `main` in a built page. */
export type PageSize = {
  name: string;
  words: number;
  /** Number of drawings and pictures, without icons. */
  drawings: number;
};

function measurePage(file: string, name: string): PageSize {
  const main = parse(readFileSync(file, 'utf8')).querySelector('main');
  const drawings = [...(main?.querySelectorAll('svg, picture') ?? [])].filter(
    (each) => each.querySelector(':scope > use') === null && each.closest('svg svg') === null,
  );
  main?.querySelectorAll('svg').forEach((drawing) => drawing.remove());
  const words = main?.structuredText.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)) ?? [];
  return { name, words: words.length, drawings: drawings.length };
}

/** Measures every page of `dist` in a language; empty if the site has not been built. */
function measurePages(project: string, language: Language): PageSize[] {
  const fileOf = (place: string) => join(project, 'dist', documentOf(place));
  return pageIds
    .map((id) => ({ id, file: fileOf(placeOf(id, language)) }))
    .filter(({ file }) => existsSync(file))
    .map(({ id, file }) => measurePage(file, id));
}

/** Measures every page of `dist`: one line each, with the word counts of all languages. */
export function tabulatePages(project: string): string[] {
  const columns = languageCodes.map((language) => measurePages(project, language));
  return (columns[0] ?? []).map(({ name, drawings }, row) => {
    const words = columns.map((column) => String(column[row]?.words ?? 0).padStart(6));
    return `${name.padEnd(36)}${words.join('')}${String(drawings).padStart(10)}`;
  });
}
