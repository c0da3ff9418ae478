import type { FolderName, FolderRule } from './folder-rule.ts';
import { importTable } from './import-table.ts';

/** Returns whether a text names a folder of the table. */
export function isFolderName(name: string): name is FolderName {
  return Object.hasOwn(importTable, name);
}

export const folderNames = Object.keys(importTable).filter(isFolderName);
/** Folders next to `src`. */
const topLevelFolders = ['server', 'scripts', 'tests'] as const satisfies FolderName[];
/** Files directly in `src`. */
export const entryFiles = ['client.ts'] as const;

/** Returns whether a folder is next to `src`. */
export function isTopLevel(folder: FolderName): boolean {
  return topLevelFolders.some((name) => name === folder);
}

/** Returns the folders that a folder must not import. */
export function forbiddenFor(folder: FolderName): FolderName[] {
  const { mayImport }: FolderRule = importTable[folder];
  return folderNames.filter((name) => name !== folder && !mayImport.includes(name));
}

/** Returns the linter's message for a forbidden import between two folders. */
export function sentenceFor(from: FolderName, to: FolderName): string {
  const target: FolderRule = importTable[to];
  return `${from} does not import ${to}: ${target.reachedBy ?? importTable[from].instead}`;
}
