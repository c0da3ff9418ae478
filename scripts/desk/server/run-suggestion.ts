import { spawn } from 'node:child_process';
import process from 'node:process';
import type { Suggestion } from '../team-protocol.ts';

/** Environment variable with the site owner's suggestion command. */
const SETTING = 'DESK_SUGGEST';
/** Timeout, ms, and output limit, characters. */
const LIMIT_MS = 30_000;
const MAX_CHARACTERS = 20_000;
/** Replacement character: the decoder inserts it for invalid bytes. */
const LOST = '\uFFFD';

/** Returns the suggestion command, or an empty string if none is set. */
export function findCommand(): string {
  return (process.env[SETTING] ?? '').trim();
}

/** True if a suggestion command is set. */
export function canSuggest(): boolean {
  return findCommand() !== '';
}

/** Runs a command with a JSON context on stdin. Resolves to its output or the reason for a failure. */
export function runSuggestion(command: string, context: object, limitMs = LIMIT_MS): Promise<Suggestion> {
  return new Promise((resolve) => {
    // A process group of its own, so a timeout also ends the command's children.
    const isGroup = process.platform !== 'win32';
    const child = spawn(command, { shell: true, detached: isGroup });
    const said = { output: '', error: '' };
    let isSlow = false;
    const stop = () => {
      if (!isGroup || child.pid === undefined) child.kill();
      else endGroup(child.pid);
      // Something outside the group may hold the output open.
      child.stdout.destroy();
      child.stderr.destroy();
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
      // The command may exit without reading its input.
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

function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // ESRCH: all of it has ended.
  }
}
