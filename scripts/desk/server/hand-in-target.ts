import { type Ask, runGit } from '../../locales/run-git.ts';
import type { HandInTarget } from '../team-protocol.ts';

/** A remote and its branch; `isKnown` is true if the local branch follows it. */
export type Target = { remote: string; branch: string; isKnown: boolean };

/** Returns the current branch and its remote (null if none); null if HEAD is detached. */
export async function describeTarget(folder: string): Promise<HandInTarget['target']> {
  const ask: Ask = (...parameters) => runGit(folder, parameters);
  const branch = (await ask('symbolic-ref', '--quiet', '--short', 'HEAD')).output.trim();
  return branch === '' ? null : { branch, remote: (await findTarget(ask))?.remote ?? null };
}

/** Returns the upstream of the branch, or the remote for a first push; null if there is no remote. */
export async function findTarget(ask: Ask): Promise<Target | null> {
  const branch = (await ask('symbolic-ref', '--short', 'HEAD')).output.trim();
  const read = async (name: string) => (await ask('config', `branch.${branch}.${name}`)).output.trim();
  const [remote, merge] = [await read('remote'), await read('merge')];
  if (remote !== '' && merge !== '') return { remote, branch: merge, isKnown: true };
  const [only, another] = (await ask('remote')).output.split('\n').filter((name) => name !== '');
  const known = remote || (another === undefined ? only : 'origin');
  return known === undefined ? null : { remote: known, branch: `refs/heads/${branch}`, isKnown: false };
}

/** Returns true if the last known upstream has all commits. */
export async function isSent(ask: Ask, { isKnown }: Target): Promise<boolean> {
  return isKnown && (await ask('rev-list', '--count', '@{upstream}..HEAD')).output.trim() === '0';
}
