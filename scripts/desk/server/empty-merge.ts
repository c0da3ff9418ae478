import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { conflictMark } from '../../locales/conflict-mark.ts';
import type { Ask } from '../../locales/run-git.ts';

/**
 * True if a merge is in progress that changed nothing. Git leaves one behind after a failed write; committing it would
 * revert the changes of others.
 */
async function isEmptyMerge(folder: string, ask: Ask): Promise<boolean> {
  if (!(await isMergeUnderWay(ask))) return false;
  const path = (await ask('rev-parse', '--git-path', 'AUTO_MERGE')).output.trim();
  return !existsSync(resolve(folder, path)) && (await ask('diff', '--cached', '--quiet', 'HEAD')).ok;
}

/** Aborts an empty merge; nothing is lost. Returns true if no empty merge remains. */
export async function endEmptyMerge(folder: string, ask: Ask): Promise<boolean> {
  return !(await isEmptyMerge(folder, ask)) || (await ask('merge', '--abort')).ok;
}

/** True if a merge is in progress. */
export async function isMergeUnderWay(ask: Ask): Promise<boolean> {
  return (await ask('rev-parse', '--quiet', '--verify', 'MERGE_HEAD')).ok;
}

/** Returns true if a file has conflict markers; a missing file has none. */
export function isMarked(path: string): boolean {
  if (!existsSync(path)) return false;
  return readFileSync(path, 'utf8')
    .split(/\r?\n/)
    .some((row) => conflictMark.test(row));
}
