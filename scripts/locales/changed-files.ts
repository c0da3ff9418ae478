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
  const changed = withChanges(source, files);
  const paths = [...files.keys()].map(withoutFolder);
  const known = new Set([...source.problems, ...checkSite(source, paths)].map(identify));
  return [...changed.problems, ...checkSite(changed, paths)].filter(
    (problem) => !known.has(identify(problem)),
  );
}

/** A problem without its line, which moves with the texts above. */
function identify({ line: _line, ...problem }: Problem): string {
  return JSON.stringify(problem);
}

/** Writes all files, or none: where one cannot be written, those before it are put back. */
export function writeFiles(folder: string, files: ChangedFiles): void {
  const written: { file: string; before: Buffer | undefined }[] = [];
  try {
    for (const [path, text] of files) {
      const file = join(folder, path);
      written.push({ file, before: existsSync(file) ? readFileSync(file) : undefined });
      writeWhole(file, text);
    }
  } catch (error) {
    for (const { file, before } of written) {
      if (before === undefined) rmSync(file, { force: true });
      else writeFileSync(file, before);
    }
    throw error;
  }
}
