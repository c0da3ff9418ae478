import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Ask, runGit, type GitResult } from '../../locales/run-git.ts';
import type { HandedIn, RemovalChoice } from '../team-protocol.ts';
import { endEmptyMerge, isMarked, isMergeUnderWay } from './empty-merge.ts';
import { joinConflicts, listRemoved, settleRemoved } from './join-conflicts.ts';
import { describeTarget, findTarget, isSent, type Target } from './hand-in-target.ts';
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
 * @param choice what to do with files that one side removed and the other changed
 */
export async function sendCommits(
  folder: string,
  hold: Desk['hold'] = (act) => act(),
  choice?: RemovalChoice,
): Promise<Answer> {
  const ask: Ask = (...parameters) => runGit(folder, parameters);
  const target = await findTarget(ask);
  if (target === null) return createAnswer('nothing');
  if (await isSent(ask, target)) return createAnswer(await fastForward(ask, target, hold));
  return { ...createAnswer('sent'), ...(await send({ folder, ask, target, hold, choice }, ATTEMPTS)) };
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

/** Lists files that differ from HEAD, within the given pathspecs. */
async function listChanged(ask: Ask, paths?: readonly string[]): Promise<string[]> {
  return (await readStatus(ask, paths)).map((line) => line.slice(3));
}

async function readStatus(ask: Ask, paths: readonly string[] = own): Promise<string[]> {
  const form = ['--porcelain', '--untracked-files=all', '--no-renames', '-z'];
  const { output } = await ask('status', ...form, '--', ...paths);
  return output.split('\0').filter((line) => line !== '');
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
  const literal = (names: readonly string[]) => names.map((file) => `:(top,literal)${file}`).join('\0');
  const paths = literal(files);
  const listed = ['--pathspec-from-file=-', '--pathspec-file-nul'];
  // A file that a merge has removed cannot be added.
  const status = await readStatus((...parameters) => runGit(folder, parameters));
  const unstaged = status.flatMap((line) => (line[1] === ' ' ? [] : [line.slice(3)]));
  const added =
    unstaged.length === 0 || (await runGit(folder, ['add', '--all', ...listed], literal(unstaged)));
  if (added !== true && !added.ok) return lastLines(added);
  const done = await (message === null
    ? runGit(folder, ['commit', '--quiet', '--no-edit'])
    : runGit(folder, ['commit', '--quiet', '--only', '-m', message, ...listed], paths));
  return done.ok ? null : lastLines(done);
}

/** Arguments of `send`. */
type PushContext = {
  folder: string;
  ask: Ask;
  target: Target;
  hold: Desk['hold'];
  choice: RemovalChoice | undefined;
};

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
  const { ask, target, hold } = way;
  const { remote, branch, isKnown } = target;
  const beginning = isKnown ? [] : ['--set-upstream'];
  const pushed = await ask('push', '--porcelain', ...beginning, remote, `HEAD:${branch}`);
  if (pushed.ok) return { result: attempts === ATTEMPTS ? 'sent' : 'joined', detail: '' };
  const isRejected = /\((?:fetch first|non-fast-forward)\)/.test(pushed.output);
  if (!isRejected || attempts === 1) return { result: 'notSent', detail: lastLines(pushed) };
  const fetched = await ask('fetch', '--quiet', remote, branch);
  if (!fetched.ok) return { result: 'notSent', detail: lastLines(fetched) };
  const refusal = await hold(() => mergeFetched(way));
  return refusal ?? send(way, attempts - 1);
}

/** Merges the fetched branch. Returns null on success or if a retry makes sense, else the failure. */
async function mergeFetched({ folder, ask, choice }: PushContext): Promise<Omit<Answer, 'files'> | null> {
  await endEmptyMerge(folder, ask);
  const merged = await ask('merge', '--quiet', '--no-edit', 'FETCH_HEAD');
  if (merged.ok) return null;
  const isMerging = await isMergeUnderWay(ask);
  const removed = isMerging ? await listRemoved(folder) : [];
  if (removed.length > 0 && choice === undefined) {
    await ask('merge', '--abort');
    return { result: 'removed', detail: removed.join('\n') };
  }
  if (choice !== undefined) await settleRemoved(folder, removed, choice);
  const waiting = isMerging ? await joinConflicts(folder, removed) : null;
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
