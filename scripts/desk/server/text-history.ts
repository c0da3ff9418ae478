import { isRecord } from '#src/content/describe/json-value.server.ts';
import { runGit } from '../../locales/run-git.ts';
import { hashText } from '../../locales/text-state.ts';

/** Most commits of a file that are looked through for a text. */
const MAX_COMMITS = 100;
/** A commit, its date and its author, between characters that no name has. */
const FORMAT = '--format=%H%x1f%aI%x1f%an';

type Commit = { commit: string; at: string; by: string };

/** Commits that have changed a file, the newest first. @param search what git looks for in their changes */
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

/** The text of a hash among all that a file has ever held; nothing where git does not know it. */
export async function findInHistory(folder: string, file: string, hash: string): Promise<string | null> {
  for (const { commit } of await listCommits(folder, file)) {
    const found = findText(await readVersion(folder, file, commit), hash);
    if (found !== undefined) return found;
  }
  return null;
}

/** A bundle of a commit; nothing where that is broken, or not there. */
export async function readVersion(folder: string, file: string, commit: string): Promise<unknown> {
  const { output } = await runGit(folder, ['show', `${commit}:./${file}`]);
  try {
    return JSON.parse(output);
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
