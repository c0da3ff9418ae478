import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSite } from '#src/content/check/check-site.server.ts';
import type { Problem } from '#src/content/read/problem.server.ts';
import { type BundleReading, nameFile, parseBundle } from '#src/content/read/read-bundle.server.ts';
import { catalogueOf, type SiteSource } from '#src/content/read/read-site.server.ts';
import { ROUTES_FILE } from './add-route.ts';
import { writeWhole } from './write-whole.ts';
import { withoutFolder } from './without-folder.ts';

/** New contents of files, by path relative to a folder. */
export type ChangedFiles = ReadonlyMap<string, string>;

/** Bundle texts that are being changed, by path relative to the locales folder. */
export type Texts = Map<string, string>;

/** Returns the current texts of the bundles. */
export function textsOf({ bundles }: SiteSource): Texts {
  return new Map([...bundles].map(([path, { text }]) => [path, text]));
}

/** Returns a snapshot with only these bundles. An unreadable text keeps the previous version of its bundle. */
export function sourceOf(source: SiteSource, texts: ChangedFiles): SiteSource {
  const changed = withChanges(source, texts);
  return { ...changed, bundles: new Map([...changed.bundles].filter(([path]) => texts.has(path))) };
}

/** Returns a snapshot with changed files. */
export function withChanges(source: SiteSource, texts: ChangedFiles): SiteSource {
  const readings = [...texts].map(([path, text]) => ({ path, reading: readText(source, path, text) }));
  const table = readings.find(({ path }) => path === ROUTES_FILE)?.reading;
  const isSameTable = table?.ok !== false && table?.bundle === source.bundles.get(ROUTES_FILE);
  return {
    ...source,
    catalogue: table === undefined || isSameTable ? source.catalogue : catalogueOf(table),
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

function readText({ folder, bundles }: SiteSource, path: string, text: string): BundleReading {
  const bundle = bundles.get(path);
  return bundle?.text === text
    ? { ok: true, bundle }
    : parseBundle(nameFile(folder, path), Buffer.from(text));
}

/** Returns the problems that a change introduces. */
export function findNewProblems(source: SiteSource, files: ChangedFiles): Problem[] {
  return diffProblems(source, withChanges(source, files), [...files.keys()].map(withoutFolder));
}

/** Returns problems of one snapshot that an earlier one lacks. @param paths bundles to check; all by default */
export function diffProblems(before: SiteSource, after: SiteSource, paths?: readonly string[]): Problem[] {
  const known = new Set([...before.problems, ...checkSite(before, paths)].map(identify));
  return [...after.problems, ...checkSite(after, paths)].filter((problem) => !known.has(identify(problem)));
}

/** Returns a key for a problem without its line number, which changes with the texts above. */
function identify({ line: _line, ...problem }: Problem): string {
  return JSON.stringify(problem);
}

/** Writes and removes files. If one fails, restores those already changed and throws the error. */
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
