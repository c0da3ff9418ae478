import { isRecord } from '#src/content/describe/json-value.server.ts';
import { runGit } from '../../locales/run-git.ts';
import { hashText } from '../../locales/text-state.ts';

/** Number of commits of a file to search for a text. */
const MAX_COMMITS = 100;
/** Commit, date and author, separated by U+001F. */
const FORMAT = '--format=%H%x1f%aI%x1f%an';

type Commit = { commit: string; at: string; by: string };

/** Lists commits that changed a file, newest first. @param search `git log` options that filter by change */
export async function listCommits(
  folder: string,
  file: string,
  search: readonly string[] = [],
): Promise<Commit[]> {
  const limit = `--max-count=${String(MAX_COMMITS)}`;
  const { output } = await runGit(folder, ['log', limit, FORMAT, ...search, '--', `./${file}`]);
  return output.split('\n').flatMap((line) => {
    const [commit = '', at = '', by = ''] = line.split('\u001F');
    return commit === '' ? [] : [{ commit, at, by }];
  });
}

/** Finds the text with a hash in the history of a file; null if git does not have it. */
export async function findInHistory(folder: string, file: string, hash: string): Promise<string | null> {
  for (const { commit } of await listCommits(folder, file)) {
    const found = findText(await readVersion(folder, file, commit), hash);
    if (found !== undefined) return found;
  }
  return null;
}

/** Returns a bundle of a commit; undefined if it is missing or not valid JSON. */
export async function readVersion(folder: string, file: string, commit: string): Promise<unknown> {
  const { output } = await runGit(folder, ['show', `${commit}:./${file}`]);
  try {
    return JSON.parse(output);
  } catch {
    // A commit may contain conflict markers.
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
