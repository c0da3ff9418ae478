import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SITE_SHEET } from '#src/config/constants.ts';
import { HASHED_FOLDER } from '#src/config/hosting.ts';
import type { RouteId } from '#src/routing/routes.ts';
import { nameSignatureSheet } from './compile-styles.server.ts';
import { hashText } from './content-parts.server.ts';
import type { Sheets } from './prune-styles.server.ts';

/** Returns the sheets that a page with these section kinds may load, in cascade order. */
export function listSheets(id: RouteId, kinds: readonly string[]): string[] {
  return [id, ...new Set(kinds.map(nameSignatureSheet)), SITE_SHEET];
}

/** Writes every sheet. Returns a function that writes the links for a page with given section kinds. */
export async function writeSheets(folder: string, base: string, script: string, sheets: Sheets) {
  const release = hashText(JSON.stringify(sheets));
  const addressOfSheet = (name: string) => `${HASHED_FOLDER}${name}-${script}-${release}.css`;
  for (const [name, text] of Object.entries(sheets)) {
    await writeFile(path.join(folder, addressOfSheet(name)), text);
  }
  // Styles of the first view are inline.
  const link = (name: string) =>
    `<link rel="stylesheet" fetchpriority="low" href="${base}${addressOfSheet(name)}">`;
  return (id: RouteId, kinds: readonly string[]) =>
    listSheets(id, kinds)
      .filter((name) => name in sheets)
      .map(link)
      .join('');
}
