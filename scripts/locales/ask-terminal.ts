import { readSync, writeSync } from 'node:fs';

/** Maximum length of an answer, bytes. */
const ANSWER_BYTES = 64 * 1024;
/** Delay before reading is retried if no input is available, ms. */
const PAUSE_MS = 50;

/** Prompts at the terminal and reads one line; returns an empty string if the terminal is closed. */
export function askAtTerminal(question: string): string {
  writeSync(1, `${question}\n> `);
  return readAnswer((line) => readSync(0, line));
}

/**
 * Reads a line. Retries on EAGAIN, because a terminal that npm also has open may be non-blocking.
 * @throws Error if reading fails for another reason
 */
export function readAnswer(read: (line: Buffer) => number): string {
  const line = Buffer.alloc(ANSWER_BYTES);
  for (;;) {
    try {
      return line.toString('utf8', 0, read(line)).trim();
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code === 'EOF') return '';
      if (code !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
    }
  }
}
