import { execFileSync, spawn } from 'node:child_process';
import { userInfo } from 'node:os';
import process from 'node:process';

/** Result of a git command; `ok` is true if it succeeded. */
export type GitResult = { ok: boolean; output: string; error: string };

/** Runs git in a fixed folder. */
export type Ask = (...parameters: string[]) => Promise<GitResult>;

/** Timeout of a git command, such as a push, ms. */
const LIMIT_MS = 60_000;
/** Disables prompts and editors, and makes messages English, because callers parse them. */
const quiet = { GIT_TERMINAL_PROMPT: '0', GIT_EDITOR: 'true', GIT_MERGE_AUTOEDIT: 'no', LC_ALL: 'C' };

/** Runs git in a folder. @param input standard input of git */
export function runGit(folder: string, parameters: readonly string[], input = ''): Promise<GitResult> {
  return new Promise((resolve) => {
    const env = { ...process.env, ...quiet };
    const git = spawn('git', [...parameters], { cwd: folder, env, timeout: LIMIT_MS });
    let output = '';
    let error = '';
    git.stdout.setEncoding('utf8').on('data', (text) => (output += String(text)));
    git.stderr.setEncoding('utf8').on('data', (text) => (error += String(text)));
    git.on('error', ({ message }) => resolve({ ok: false, output, error: message }));
    git.on('close', (code, signal) => {
      if (signal !== null)
        error += `git ${parameters[0] ?? ''}: no answer within ${String(LIMIT_MS / 1000)} s`;
      resolve({ ok: code === 0, output, error });
    });
    git.stdin.on('error', () => {
      // EPIPE: git may exit before it reads its input.
    });
    git.stdin.end(input);
  });
}

/** Reads the merge-base version of a file during a conflicted merge; `null` if there is none. */
export function readMergeBase(folder: string, file: string): string | null {
  try {
    return execFileSync('git', ['show', `:1:./${file}`], { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  } catch {
    return null;
  }
}

/** Returns git's `user.name`; the system user name if it is not set. */
export function findAuthor(folder: string): string {
  try {
    const name = execFileSync('git', ['config', 'user.name'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
    });
    return name.trim() || userInfo().username;
  } catch {
    return userInfo().username;
  }
}
