import { spawn } from 'node:child_process';
import process from 'node:process';
import type { Suggestion } from '../team-protocol.ts';

/** The command of the owner that suggests a text. */
const SETTING = 'DESK_SUGGEST';
/** Longest time that it may take, ms, and most that it may say. */
const LIMIT_MS = 30_000;
const MAX_CHARACTERS = 20_000;
/** Stands for bytes that are no letters. */
const LOST = '\uFFFD';

/** The command that suggests texts; empty where the owner has none. */
export function findCommand(): string {
  return (process.env[SETTING] ?? '').trim();
}

/** Whether the owner has a command that suggests texts. */
export function canSuggest(): boolean {
  return findCommand() !== '';
}

/** Runs a command with something to read; gives what it says, or why that is nothing. */
export function runSuggestion(command: string, context: object, limitMs = LIMIT_MS): Promise<Suggestion> {
  return new Promise((resolve) => {
    // A group of its own, so that nothing of it goes on when the time is over.
    const isGroup = process.platform !== 'win32';
    const child = spawn(command, { shell: true, detached: isGroup });
    const said = { output: '', error: '' };
    let isSlow = false;
    const stop = () => {
      if (isGroup && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      else child.kill();
    };
    const timer = setTimeout(() => {
      isSlow = true;
      stop();
    }, limitMs);
    const collect = (stream: NodeJS.ReadableStream, name: keyof typeof said) =>
      stream.setEncoding('utf8').on('data', (part) => {
        said[name] = (said[name] + String(part)).slice(0, MAX_CHARACTERS);
      });
    collect(child.stdout, 'output');
    collect(child.stderr, 'error');
    child.stdin.on('error', () => {
      // A command need not read its input.
    });
    child.stdin.end(JSON.stringify(context));
    const end = (isSuccess: boolean, detail: string) => {
      clearTimeout(timer);
      const text = said.output.trim();
      if (isSlow) resolve({ result: 'slow', text: '', detail: '' });
      else if (!isSuccess) resolve({ result: 'failed', text: '', detail });
      else if (text.includes(LOST)) resolve({ result: 'garbled', text: '', detail: '' });
      else resolve({ result: text === '' ? 'empty' : 'done', text, detail: '' });
    };
    child.on('error', ({ message }) => end(false, message));
    child.on('close', (code) => end(code === 0, said.error.trim() || `exit code ${String(code)}`));
  });
}
