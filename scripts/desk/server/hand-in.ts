import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { conflictMark } from '../../locales/conflict-mark.ts';
import { type Ask, runGit, type GitResult } from '../../locales/run-git.ts';
import type { HandedIn } from '../team-protocol.ts';
import { endEmptyMerge, isMergeUnderWay } from './empty-merge.ts';
import { joinConflicts } from './join-conflicts.ts';
import type { Desk } from './open-desk.ts';

/** Push attempts while the remote keeps moving. */
const ATTEMPTS = 3;
/** Git's error if another program, such as an editor, holds the index lock. */
const LOCKED = /index\.lock|Unable to write index/;
/** Lines of git output that are shown. */
const TOLD_LINES = 8;

/** Pathspecs of the folder without the desk's own files. */
const own = ['.', ':(exclude).drafts'];

type Answer = Pick<HandedIn, 'result' | 'files' | 'detail'>;
type Sending = Pick<HandedIn, 'target'>;

/** Commits the changes of a locales folder, and nothing else. Returns the push target, or null if there is none. */
export async function commitChanges(folder: string, message: string): Promise<Answer & Sending> {
  const ask: Ask = (...parameters) => runGit(folder, parameters);
  const obstacle = await findObstacle(folder, ask);
  if (obstacle !== null) return { ...createAnswer(obstacle), target: null };
  let files = await listChanged(ask);
  const isMerging = await isMergeUnderWay(ask);
  if (files.length > 0 || isMerging) {
    const refusal = await commit(folder, files, isMerging ? null : message);
    // Other line ends alone are no change to git.
    const isNone = refusal !== null && files.length > 0 && (await listChanged(ask)).length === 0;
    if (isNone) files = [];
    else if (refusal !== null) return { ...createAnswer('notCommitted'), detail: refusal, target: null };
  }
  return {
    ...createAnswer(files.length > 0 ? 'committed' : 'nothing'),
    files,
    target: await describeTarget(folder),
  };
}

/**
 * Pushes the branch, which may take long, and merges remote changes if needed.
 * @param hold runs an operation that writes files while API calls wait
 */
export async function sendCommits(folder: string, hold: Desk['hold'] = (act) => act()): Promise<Answer> {
  const ask: Ask = (...parameters) => runGit(folder, parameters);
  const target = await findTarget(ask);
  if (target === null) return createAnswer('nothing');
  if (await isSent(ask, target)) return createAnswer(await fastForward(ask, target, hold));
  return { ...createAnswer('sent'), ...(await send({ folder, ask, target, hold }, ATTEMPTS)) };
}

/** Returns the current branch and its remote (null if none); null if HEAD is detached. */
export async function describeTarget(folder: string): Promise<Sending['target']> {
  const ask: Ask = (...parameters) => runGit(folder, parameters);
  const branch = (await ask('symbolic-ref', '--quiet', '--short', 'HEAD')).output.trim();
  return branch === '' ? null : { branch, remote: (await findTarget(ask))?.remote ?? null };
}

function createAnswer(result: Answer['result']): Answer {
  return { result, files: [], detail: '' };
}

/** Returns the reason why nothing can be committed, or null. */
async function findObstacle(folder: string, ask: Ask): Promise<Answer['result'] | null> {
  if (!(await ask('rev-parse', '--is-inside-work-tree')).ok) return 'noRepository';
  if (!(await endEmptyMerge(folder, ask))) return 'merging';
  if (await isBegunElsewhere(folder, ask)) return 'merging';
  if (!(await ask('symbolic-ref', '--quiet', 'HEAD')).ok) return 'detached';
  const names = await Promise.all(['user.name', 'user.email'].map((name) => ask('config', name)));
  if (names.some(({ output }) => output.trim() === '')) return 'noIdentity';
  return null;
}

/** True if git is in the middle of an operation that the desk cannot finish, or a conflict is unresolved. */
async function isBegunElsewhere(folder: string, ask: Ask): Promise<boolean> {
  const names = ['rebase-merge', 'rebase-apply', 'CHERRY_PICK_HEAD', 'REVERT_HEAD'];
  const paths = await Promise.all(names.map((name) => ask('rev-parse', '--git-path', name)));
  if (paths.some(({ output }) => existsSync(resolve(folder, output.trim())))) return true;
  const unmerged = await ask('diff', '--name-only', '--diff-filter=U', '-z', '--relative');
  const everywhere = await ask('diff', '--name-only', '--diff-filter=U', '-z');
  const files = unmerged.output.split('\0').filter((file) => file !== '');
  const hasConflictsOutsideFolder =
    files.length < everywhere.output.split('\0').filter((file) => file !== '').length;
  if (files.length > 0 && !(await isMergeUnderWay(ask))) return true;
  return hasConflictsOutsideFolder || files.some((file) => isMarked(join(folder, file)));
}

/** True if a file has conflict markers; a missing file has none. */
function isMarked(path: string): boolean {
  if (!existsSync(path)) return false;
  return readFileSync(path, 'utf8')
    .split(/\r?\n/)
    .some((row) => conflictMark.test(row));
}

/** Lists files that differ from HEAD, within the given pathspecs. */
async function listChanged(ask: Ask, paths: readonly string[] = own): Promise<string[]> {
  const form = ['--porcelain', '--untracked-files=all', '--no-renames', '-z'];
  const { output } = await ask('status', ...form, '--', ...paths);
  return output.split('\0').flatMap((line) => (line === '' ? [] : [line.slice(3)]));
}

/** Lists changed files outside the folder that belong to its texts: the language list and files in `public`. */
export function listLeft(folder: string): Promise<string[]> {
  return listChanged(
    (...parameters) => runGit(folder, parameters),
    [':/src/config/languages.ts', ':/public'],
  );
}

/** Commits only these files, or the merge in progress. Returns git's error message, or null on success. */
async function commit(
  folder: string,
  files: readonly string[],
  message: string | null,
): Promise<string | null> {
  // Listed one by one: git refuses a folder that contains ignored files.
  const paths = files.map((file) => `:(top,literal)${file}`).join('\0');
  const listed = ['--pathspec-from-file=-', '--pathspec-file-nul'];
  const added = files.length === 0 || (await runGit(folder, ['add', '--all', ...listed], paths));
  if (added !== true && !added.ok) return lastLines(added);
  const done = await (message === null
    ? runGit(folder, ['commit', '--quiet', '--no-edit'])
    : runGit(folder, ['commit', '--quiet', '--only', '-m', message, ...listed], paths));
  return done.ok ? null : lastLines(done);
}

type Target = { remote: string; branch: string; isKnown: boolean };
/** Arguments of `send`. */
type PushContext = { folder: string; ask: Ask; target: Target; hold: Desk['hold'] };

/** Returns the upstream of the branch, or the remote for a first push; null if there is no remote. */
async function findTarget(ask: Ask): Promise<Target | null> {
  const branch = (await ask('symbolic-ref', '--short', 'HEAD')).output.trim();
  const read = async (name: string) => (await ask('config', `branch.${branch}.${name}`)).output.trim();
  const [remote, merge] = [await read('remote'), await read('merge')];
  if (remote !== '' && merge !== '') return { remote, branch: merge, isKnown: true };
  const [only, another] = (await ask('remote')).output.split('\n').filter((name) => name !== '');
  const known = remote || (another === undefined ? only : 'origin');
  return known === undefined ? null : { remote: known, branch: `refs/heads/${branch}`, isKnown: false };
}

/** True if the last known upstream has all commits. */
async function isSent(ask: Ask, { isKnown }: Target): Promise<boolean> {
  return isKnown && (await ask('rev-list', '--count', '@{upstream}..HEAD')).output.trim() === '0';
}

/** Fast-forwards to the remote branch; there is nothing local to push. */
async function fastForward(
  ask: Ask,
  { remote, branch }: Target,
  hold: Desk['hold'],
): Promise<Answer['result']> {
  const before = await ask('rev-parse', 'HEAD');
  if (!(await ask('fetch', '--quiet', remote, branch)).ok) return 'nothing';
  await hold(() => ask('merge', '--quiet', '--ff-only', 'FETCH_HEAD'));
  return (await ask('rev-parse', 'HEAD')).output === before.output ? 'nothing' : 'taken';
}

/** Pushes the branch. If the remote moved, merges it first and retries, unless there are conflicts. */
async function send(way: PushContext, attempts: number): Promise<Omit<Answer, 'files'>> {
  const { folder, ask, target, hold } = way;
  const { remote, branch, isKnown } = target;
  const beginning = isKnown ? [] : ['--set-upstream'];
  const pushed = await ask('push', '--porcelain', ...beginning, remote, `HEAD:${branch}`);
  if (pushed.ok) return { result: attempts === ATTEMPTS ? 'sent' : 'joined', detail: '' };
  const isRejected = /\((?:fetch first|non-fast-forward)\)/.test(pushed.output);
  if (!isRejected || attempts === 1) return { result: 'notSent', detail: lastLines(pushed) };
  const fetched = await ask('fetch', '--quiet', remote, branch);
  if (!fetched.ok) return { result: 'notSent', detail: lastLines(fetched) };
  const refusal = await hold(() => mergeFetched(folder, ask));
  return refusal ?? send(way, attempts - 1);
}

/** Merges the fetched branch. Returns null on success or if a retry makes sense, else the failure. */
async function mergeFetched(folder: string, ask: Ask): Promise<Omit<Answer, 'files'> | null> {
  await endEmptyMerge(folder, ask);
  const merged = await ask('merge', '--quiet', '--no-edit', 'FETCH_HEAD');
  if (merged.ok) return null;
  const isMerging = await isMergeUnderWay(ask);
  const waiting = isMerging ? await joinConflicts(folder) : null;
  if (waiting !== null && waiting.length > 0) return { result: 'conflict', detail: waiting.join('\n') };
  if (waiting !== null && (await ask('commit', '--quiet', '--no-edit')).ok) return null;
  // A save during the fetch blocks the merge. The next commit includes it, and the next push merges it.
  if (!isMerging && (await listChanged(ask)).length > 0)
    return { result: 'notSent', detail: lastLines(merged) };
  await ask('merge', '--abort');
  if (LOCKED.test(merged.error)) return null;
  return { result: 'notJoined', detail: lastLines(merged) };
}

/** Returns the last lines of git's output, which contain the reason. */
function lastLines({ output, error }: GitResult): string {
  const lines = `${output}\n${error}`.split('\n').filter((line) => line.trim() !== '');
  return lines.slice(-TOLD_LINES).join('\n');
}
