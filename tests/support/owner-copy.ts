import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { LanguageDeclaration } from '#src/config/languages.ts';

const bundle = z.record(z.string(), z.unknown());

/** Reads a bundle of a copy, such as `en/company.json`. */
export async function readBundle(folder: string, file: string): Promise<Record<string, unknown>> {
  return bundle.parse(JSON.parse(await readFile(join(folder, 'locales', file), 'utf8')));
}

export async function writeBundle(folder: string, file: string, content: object): Promise<void> {
  await writeFile(join(folder, 'locales', file), `${JSON.stringify(content, null, 2)}\n`);
}

/** Sets the languages of a copy. Returns a function that restores the former ones. */
export async function declareLanguages(
  folder: string,
  declared: Readonly<Record<string, LanguageDeclaration>>,
): Promise<() => Promise<void>> {
  const file = join(folder, 'src/config/languages.ts');
  const source = await readFile(file, 'utf8');
  const table = `const declared = ${JSON.stringify(declared)} as const`;
  await writeFile(
    file,
    source.replace(/const declared = \{.*?\n\} as const/s, () => table),
  );
  return () => writeFile(file, source);
}
