import { execFileSync, spawn } from 'node:child_process';
import { userInfo } from 'node:os';
import process from 'node:process';

/** What git has answered; `ok` says whether it did what it was asked for. */
export type GitAnswer = { ok: boolean; output: string; error: string };

/** Asks git in one folder. */
export type Ask = (...parameters: string[]) => Promise<GitAnswer>;

/** Longest time that git may take, such as for sending to another machine, ms. */
const LIMIT_MS = 60_000;
/** Nobody sits at the terminal to answer, and messages are read by their English words. */
const quiet = { GIT_TERMINAL_PROMPT: '0', GIT_EDITOR: 'true', GIT_MERGE_AUTOEDIT: 'no', LC_ALL: 'C' };

/** Asks git in a folder. @param input what it reads */
export function askGit(folder: string, parameters: readonly string[], input = ''): Promise<GitAnswer> {
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
      // Whoever does not read what it is told ends before it is said.
    });
    git.stdin.end(input);
  });
}

/** A file as it was where both sides of a merge parted, while git waits for somebody to join them. */
export function readMergeBase(folder: string, file: string): string | null {
  try {
    return execFileSync('git', ['show', `:1:./${file}`], { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  } catch {
    return null;
  }
}

/** The name by which git knows whoever works here; that of the account where it knows none. */
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
