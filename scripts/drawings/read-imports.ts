import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const project = join(import.meta.dirname, '../..');
const IMPORT = /(?:from|import)\s*\(?\s*'((?:#src\/|\.\.?\/|virtual:)[^']+)'/g;
/** Virtual modules, and the build plugins that generate them. */
const written = new Map([['virtual:content', 'src/prerender/content-plugin.server.ts']]);

/**
 * Reads a file of the project.
 * @throws Error if it does not exist
 */
export function readSource(file: string): string {
  const path = join(project, file);
  if (!existsSync(path)) throw new Error(`${file} is gone: the drawing of the ways still names it.`);
  return readFileSync(path, 'utf8');
}

/** Lists the project files that a file imports directly. */
function listImports(file: string): string[] {
  return [...readSource(file).matchAll(IMPORT)].flatMap(([, name = '']) => {
    if (name.startsWith('virtual:')) return written.get(name) ?? [];
    return name.startsWith('#') ? name.slice(1) : posix.join(posix.dirname(file), name);
  });
}

/** Returns whether a file imports all others directly. */
export function importsAll(file: string, others: readonly string[]): boolean {
  const imported = listImports(file);
  return others.every((other) => imported.includes(other));
}

/** Returns whether a file imports another one, directly or indirectly. */
export function reaches(from: string, to: string): boolean {
  const known = new Set([from]);
  // Iterating a set includes the items added during the loop.
  for (const file of known) for (const next of listImports(file)) known.add(next);
  return known.has(to);
}
