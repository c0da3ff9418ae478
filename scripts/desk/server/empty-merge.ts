import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Ask } from '../../locales/run-git.ts';

/**
 * Returns whether a merge is under way that has taken nothing over: git leaves one where it could not write, and to commit
 * it would take back what others have sent.
 */
async function isEmptyMerge(folder: string, ask: Ask): Promise<boolean> {
  if (!(await isMergeUnderWay(ask))) return false;
  const path = (await ask('rev-parse', '--git-path', 'AUTO_MERGE')).output.trim();
  return !existsSync(resolve(folder, path)) && (await ask('diff', '--cached', '--quiet', 'HEAD')).ok;
}

/** Ends such a merge, of which nothing is lost; says whether none is under way then. */
export async function endEmptyMerge(folder: string, ask: Ask): Promise<boolean> {
  return !(await isEmptyMerge(folder, ask)) || (await ask('merge', '--abort')).ok;
}

/** Returns whether git is in the middle of a merge. */
export async function isMergeUnderWay(ask: Ask): Promise<boolean> {
  return (await ask('rev-parse', '--quiet', '--verify', 'MERGE_HEAD')).ok;
}
