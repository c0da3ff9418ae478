import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { FolderName, FolderRule } from '../../scripts/lint-rules/folder-rule.ts';
import { folderNames, isTopLevel } from '../../scripts/lint-rules/import-folders.ts';
import { importTable } from '../../scripts/lint-rules/import-table.ts';

const guide = readFileSync(join(import.meta.dirname, '../../CONTRIBUTING.md'), 'utf8');
/** Cells of the folder table, by the first path of each row. */
const rows = new Map(
  [...guide.matchAll(/^\| `([^`]+)`[^|]*\|([^|]*)\|([^|\n]*)\|$/gm)].map(([, folder = '', ...cells]) => [
    folder,
    cells.map((cell) => cell.trim()),
  ]),
);

function nameRow(folder: FolderName): string {
  if (folder === 'entries') return 'src/client.ts';
  return isTopLevel(folder) ? folder : `src/${folder}`;
}

/** Describes the allowed imports, or the exceptions if that is shorter. */
function describeImports(folder: FolderName): string {
  const { mayImport }: FolderRule = importTable[folder];
  const above = folderNames.slice(0, folderNames.indexOf(folder));
  const missing = above.filter((name) => !mayImport.includes(name));
  const isListed = missing.length >= mayImport.length || !mayImport.every((name) => above.includes(name));
  if (isListed) return mayImport.join(', ') || 'nothing';
  return missing.length === 0 ? 'all above' : `all above but ${missing.join(', ')}`;
}

it.each(folderNames)('the guide has the contents and the allowed imports of %s', (folder) => {
  expect(rows.get(nameRow(folder))).toEqual([importTable[folder].holds, describeImports(folder)]);
});
