import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SITE_SHEET } from '#src/config/constants.ts';
import { HASHED_FOLDER } from '#src/config/hosting.ts';
import { folderOf } from '#src/routing/page-folder.ts';
import { type RouteId, routeIds } from '#src/routing/routes.ts';
import { hashText } from './content-parts.server.ts';
import type { Sheets } from './prune-styles.server.ts';

/** Text of a sheet without rules: an empty file would look like a failed upload. */
const NO_RULES = '/* Nothing that only this page has. */';

/**
 * Writes the sheet of the site and one for each folder of pages. Returns what links those
 * of a page.
 */
export async function writeSheets(folder: string, base: string, script: string, sheets: Sheets) {
  const release = hashText(JSON.stringify(sheets));
  const addressOfSheet = (name: string) => `${HASHED_FOLDER}${name}-${script}-${release}.css`;
  for (const name of new Set([SITE_SHEET, ...routeIds.map(folderOf)])) {
    await writeFile(path.join(folder, addressOfSheet(name)), sheets[name] ?? NO_RULES);
  }
  return (id: RouteId) =>
    [folderOf(id), SITE_SHEET]
      .filter((name) => name in sheets)
      .map((name) => writeLateSheet(base + addressOfSheet(name)))
      .join('');
}

/** What the first view needs stands in the document; these sheets must not get in its way. */
function writeLateSheet(address: string): string {
  return `<link rel="stylesheet" fetchpriority="low" href="${address}">`;
}
