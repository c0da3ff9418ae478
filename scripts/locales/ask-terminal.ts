import { readSync, writeSync } from 'node:fs';

/** Most bytes of an answer: a text is never longer. */
const ANSWER_BYTES = 64 * 1024;
/** Pause before a terminal that has nothing to read yet is asked again, ms. */
const PAUSE_MS = 50;

/** Asks at the terminal, which gives one line at a time; an empty answer where it is closed. */
export function askAtTerminal(question: string): string {
  writeSync(1, `${question}\n> `);
  return readAnswer((line) => readSync(0, line));
}

/**
 * Reads a line. A terminal that other programs have opened as well, as npm has, may not wait for one: it is asked again
 * until there is one.
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
