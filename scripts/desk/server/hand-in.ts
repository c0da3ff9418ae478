import { askGit, type GitAnswer } from '../../locales/run-git.ts';
import type { HandedIn } from '../team-protocol.ts';

/** How often it is sent while colleagues are faster. */
const ATTEMPTS = 3;
/** Lines of what git says that are shown. */
const TOLD_LINES = 4;

/** The folder without what the desk keeps for itself. */
const own = ['--', '.', ':(exclude).drafts'];

type Answer = Pick<HandedIn, 'result' | 'files' | 'detail'>;
type Ask = (...parameters: string[]) => Promise<GitAnswer>;

/** Commits what has changed in a locales folder, and nothing else, and sends it to where the branch comes from. */
export async function handIn(folder: string, message: string): Promise<Answer> {
  const ask: Ask = (...parameters) => askGit(folder, parameters);
  const obstacle = await findObstacle(ask);
  if (obstacle !== null) return tell(obstacle);
  const files = await listChanged(ask);
  if (files.length > 0) {
    const refusal = await commit(folder, files, message);
    if (refusal !== null) return { ...tell('notCommitted'), detail: refusal };
  }
  const target = await findTarget(ask);
  if (target === null) return { ...tell(files.length > 0 ? 'committed' : 'nothing'), files };
  if (files.length === 0 && (await isSent(ask, target))) return tell('nothing');
  return { ...(await send(ask, target, ATTEMPTS)), files };
}

function tell(result: Answer['result']): Answer {
  return { result, files: [], detail: '' };
}

/** What keeps everything from being committed. */
async function findObstacle(ask: Ask): Promise<Answer['result'] | null> {
  if (!(await ask('rev-parse', '--is-inside-work-tree')).ok) return 'noRepository';
  if (!(await ask('symbolic-ref', '--quiet', 'HEAD')).ok) return 'detached';
  const names = await Promise.all(['user.name', 'user.email'].map((name) => ask('config', name)));
  if (names.some(({ output }) => output.trim() === '')) return 'noIdentity';
  // A merge that is under way takes everything or nothing.
  const isMerging = (await ask('rev-parse', '--quiet', '--verify', 'MERGE_HEAD')).ok;
  return isMerging || (await ask('ls-files', '--unmerged')).output !== '' ? 'merging' : null;
}

/** Files of the folder that differ from the last commit. */
async function listChanged(ask: Ask): Promise<string[]> {
  const { output } = await ask(
    'status',
    '--porcelain',
    '--untracked-files=all',
    '--no-renames',
    '-z',
    ...own,
  );
  return output.split('\0').flatMap((line) => (line === '' ? [] : [line.slice(3)]));
}

/** Commits these files alone; gives what git says where it refuses. */
async function commit(folder: string, files: readonly string[], message: string): Promise<string | null> {
  // Named one by one: git refuses a folder that holds what it ignores.
  const paths = files.map((file) => `:(top,literal)${file}`).join('\0');
  const listed = ['--pathspec-from-file=-', '--pathspec-file-nul'];
  const added = await askGit(folder, ['add', '--all', ...listed], paths);
  if (!added.ok) return lastLines(added);
  const done = await askGit(folder, ['commit', '--quiet', '--only', '-m', message, ...listed], paths);
  return done.ok ? null : lastLines(done);
}

type Target = { remote: string; branch: string; isKnown: boolean };

/** Where the branch comes from, or where it would go; nothing where there is no other place. */
async function findTarget(ask: Ask): Promise<Target | null> {
  const branch = (await ask('symbolic-ref', '--short', 'HEAD')).output.trim();
  const read = async (name: string) => (await ask('config', `branch.${branch}.${name}`)).output.trim();
  const [remote, merge] = [await read('remote'), await read('merge')];
  if (remote !== '' && merge !== '') return { remote, branch: merge, isKnown: true };
  const [only, another] = (await ask('remote')).output.split('\n').filter((name) => name !== '');
  const known = remote || (another === undefined ? only : 'origin');
  return known === undefined ? null : { remote: known, branch: `refs/heads/${branch}`, isKnown: false };
}

/** Whether nothing is left to be sent, as far as this machine knows. */
async function isSent(ask: Ask, { isKnown }: Target): Promise<boolean> {
  return isKnown && (await ask('rev-list', '--count', '@{upstream}..HEAD')).output.trim() === '0';
}

/** Sends the branch; where a colleague was faster, takes over what that has sent, if nobody has to choose. */
async function send(ask: Ask, target: Target, attempts: number): Promise<Omit<Answer, 'files'>> {
  const { remote, branch, isKnown } = target;
  const beginning = isKnown ? [] : ['--set-upstream'];
  const pushed = await ask('push', '--porcelain', ...beginning, remote, `HEAD:${branch}`);
  if (pushed.ok) return { result: attempts === ATTEMPTS ? 'sent' : 'joined', detail: '' };
  const isLate = /\((?:fetch first|non-fast-forward)\)/.test(pushed.output);
  if (!isLate || attempts === 1) return { result: 'notSent', detail: lastLines(pushed) };
  const fetched = await ask('fetch', '--quiet', remote, branch);
  if (!fetched.ok) return { result: 'notSent', detail: lastLines(fetched) };
  const merged = await ask('merge', '--quiet', '--no-edit', 'FETCH_HEAD');
  if (merged.ok) return send(ask, target, attempts - 1);
  const conflicts = await ask('diff', '--name-only', '--diff-filter=U');
  const isBegun = (await ask('merge', '--abort')).ok;
  return isBegun
    ? { result: 'conflict', detail: conflicts.output.trim() }
    : { result: 'notJoined', detail: lastLines(merged) };
}

/** The last of what git has said, where it says why. */
function lastLines({ output, error }: GitAnswer): string {
  const lines = `${output}\n${error}`.split('\n').filter((line) => line.trim() !== '');
  return lines.slice(-TOLD_LINES).join('\n');
}
