import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROUTES_PATH } from '#src/content/describe/bundle-catalogue.server.ts';
import { checkSite } from '#src/content/check/check-site.server.ts';
import type { Problem } from '#src/content/read/problem.server.ts';
import { withoutFolder, nameFile, parseBundle } from '#src/content/read/read-bundle.server.ts';
import { catalogueOf, SHARED_FOLDER, type SiteSource } from '#src/content/read/read-site.server.ts';
import { writeWhole } from './write-whole.ts';

/** New texts of files, by their paths inside a folder. */
export type ChangedFiles = ReadonlyMap<string, string>;

/** The bundles as they would be with changed files. */
export function withChanges(source: SiteSource, files: ChangedFiles): SiteSource {
  const readings = [...files].map(([path, text]) => ({
    path,
    reading: parseBundle(nameFile(source.folder, path), Buffer.from(text)),
  }));
  const table = readings.find(({ path }) => path === `${SHARED_FOLDER}/${ROUTES_PATH}`);
  return {
    ...source,
    catalogue: table === undefined ? source.catalogue : catalogueOf(table.reading),
    bundles: new Map([
      ...source.bundles,
      ...readings.flatMap(({ path, reading }) => (reading.ok ? [[path, reading.bundle] as const] : [])),
    ]),
    problems: [
      ...source.problems,
      ...readings.flatMap(({ reading }) => (reading.ok ? [] : reading.problems)),
    ],
  };
}

/** What the check finds in bundles that were changed, and not in them as they are. */
export function findNewProblems(source: SiteSource, files: ChangedFiles): Problem[] {
  return findNews(source, withChanges(source, files), [...files.keys()].map(withoutFolder));
}

/** What the check finds in bundles, and not in those of before. @param paths bundles to look at; all without it */
export function findNews(before: SiteSource, after: SiteSource, paths?: readonly string[]): Problem[] {
  const known = new Set([...before.problems, ...checkSite(before, paths)].map(identify));
  return [...after.problems, ...checkSite(after, paths)].filter((problem) => !known.has(identify(problem)));
}

/** A problem without its line, which moves with the texts above. */
function identify({ line: _line, ...problem }: Problem): string {
  return JSON.stringify(problem);
}

/** Writes all files and removes others, or none: where one cannot be written, those before it are put back. */
export function writeFiles(folder: string, files: ChangedFiles, removed: readonly string[] = []): void {
  const written: { file: string; before: Buffer | undefined }[] = [];
  const keep = (path: string) => {
    const file = join(folder, path);
    written.push({ file, before: existsSync(file) ? readFileSync(file) : undefined });
    return file;
  };
  try {
    for (const [path, text] of files) writeWhole(keep(path), text);
    for (const path of removed) rmSync(keep(path));
  } catch (error) {
    for (const { file, before } of written) {
      if (before === undefined) rmSync(file, { force: true });
      else writeFileSync(file, before);
    }
    throw error;
  }
}
