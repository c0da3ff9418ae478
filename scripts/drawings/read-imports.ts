import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const project = join(import.meta.dirname, '../..');
const IMPORT = /(?:from|import)\s*\(?\s*'((?:#src\/|\.\.?\/|virtual:)[^']+)'/g;
/** Modules that a plugin of the build writes, and the plugin. */
const written = new Map([['virtual:content', 'src/prerender/content-plugin.server.ts']]);

/**
 * The text of a file of the project.
 * @throws Error when it is gone
 */
export function readSource(file: string): string {
  const path = join(project, file);
  if (!existsSync(path)) throw new Error(`${file} is gone: the drawing of the ways still names it.`);
  return readFileSync(path, 'utf8');
}

/** Files of the project that a file imports by itself. */
function listImports(file: string): string[] {
  return [...readSource(file).matchAll(IMPORT)].flatMap(([, name = '']) => {
    if (name.startsWith('virtual:')) return written.get(name) ?? [];
    return name.startsWith('#') ? name.slice(1) : posix.join(posix.dirname(file), name);
  });
}

/** Returns whether a file imports others by itself. */
export function importsAll(file: string, others: readonly string[]): boolean {
  const imported = listImports(file);
  return others.every((other) => imported.includes(other));
}

/** Returns whether a file imports another one, itself or through others. */
export function reaches(from: string, to: string): boolean {
  const known = new Set([from]);
  // A set that grows is walked to its end.
  for (const file of known) for (const next of listImports(file)) known.add(next);
  return known.has(to);
}
