import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { isRecord } from '#src/content/describe/json-value.server.ts';
import { hashText } from '../../locales/text-state.ts';

const run = promisify(execFile);
/** Most commits of a file that are looked through for a text. */
const MOST_COMMITS = 100;

/** The text of a hash among all that a file has ever held; nothing where git does not know it. */
export async function findInHistory(folder: string, file: string, hash: string): Promise<string | null> {
  const git = (...parameters: string[]) =>
    run('git', parameters, { cwd: folder, maxBuffer: 16 * 1024 * 1024 }).then(
      ({ stdout }) => stdout,
      // Not every folder is in git, and not every commit has the file.
      () => '',
    );
  const listed = await git('log', `--max-count=${String(MOST_COMMITS)}`, '--format=%H', '--', `./${file}`);
  for (const commit of listed.split('\n').filter((line) => line !== '')) {
    const found = findText(parseVersion(await git('show', `${commit}:./${file}`)), hash);
    if (found !== undefined) return found;
  }
  return null;
}

/** A bundle of a commit; nothing where that is broken. */
export function parseVersion(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Whoever has committed it may have been in the middle of a merge.
    return undefined;
  }
}

function findText(value: unknown, hash: string): string | undefined {
  if (typeof value === 'string') return hashText(value) === hash ? value : undefined;
  if (!isRecord(value)) return undefined;
  for (const inner of Object.values(value)) {
    const found = findText(inner, hash);
    if (found !== undefined) return found;
  }
  return undefined;
}
