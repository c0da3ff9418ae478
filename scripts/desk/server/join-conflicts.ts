import { join, posix } from 'node:path';
import { joinTexts, type MergeResult } from '../../locales/join-json.ts';
import { runGit } from '../../locales/run-git.ts';
import { writeWhole } from '../../locales/write-whole.ts';
import type { RemovalChoice } from '../team-protocol.ts';
import { findSides } from './merge-sides.ts';

/** Git's index stages of a conflicted file. */
const stages = { base: 1, here: 2, there: 3 } as const;

/** Lists files that one side of a merge removed and the other changed, as paths from the top of the repository. */
export async function listRemoved(folder: string): Promise<string[]> {
  const { output } = await runGit(folder, ['ls-files', '--unmerged', '--full-name', '-z']);
  const entries = output.split('\0').flatMap((line) => {
    const [, stage, path] = /^\S+ \S+ (\d)\t(.*)$/s.exec(line) ?? [];
    return stage === undefined || path === undefined ? [] : [{ stage: Number(stage), path }];
  });
  const isRemoved = (found: readonly { stage: number }[]) => {
    const kept = new Set(found.map(({ stage }) => stage));
    return kept.has(stages.base) && kept.has(stages.here) !== kept.has(stages.there);
  };
  return [...Map.groupBy(entries, ({ path }) => path)].flatMap(([path, found]) =>
    isRemoved(found) ? [path] : [],
  );
}

/** Removes these files, or keeps them with their changes. */
export async function settleRemoved(
  folder: string,
  files: readonly string[],
  choice: RemovalChoice,
): Promise<void> {
  const act = choice === 'remove' ? ['rm', '--force'] : ['add'];
  for (const path of files) await runGit(folder, [...act, '--', `:(top,literal)${path}`]);
}

/**
 * Continues a merge with line conflicts: merges changes to different texts and leaves real conflicts in their files, to
 * be resolved at the desk. Returns the files with conflicts; null if a file cannot be merged.
 * @param settled files whose removal was already decided
 */
export async function joinConflicts(folder: string, settled: readonly string[]): Promise<string[] | null> {
  const root = (await runGit(folder, ['rev-parse', '--show-toplevel'])).output.trim();
  const inside = (await runGit(folder, ['rev-parse', '--show-prefix'])).output.trim();
  const { output } = await runGit(root, ['diff', '--name-only', '--diff-filter=U', '-z']);
  const paths = output.split('\0').filter((each) => each !== '');
  // The merge failed for another reason, maybe before it changed anything.
  if (paths.length === 0) return settled.length > 0 ? [] : null;
  const waiting: string[] = [];
  for (const path of paths) {
    const file = posix.relative(inside, path);
    const sides = path.startsWith(inside) ? await readSides(root, path) : null;
    if (sides === null) return null;
    writeWhole(join(folder, file), markSides(sides));
    if (sides.here === sides.there) await runGit(root, ['add', '--', `:(literal)${path}`]);
    else if (findSides(folder, file) === null) return null;
    else waiting.push(path);
  }
  return waiting;
}

/** Both sides of a file with the non-conflicting changes merged; null if a side is missing or not JSON. */
async function readSides(root: string, path: string): Promise<MergeResult<string> | null> {
  const read = (stage: number) => runGit(root, ['show', `:${String(stage)}:${path}`]);
  const [base, here, there] = await Promise.all(Object.values(stages).map(read));
  if (here?.ok !== true || there?.ok !== true) return null;
  try {
    return joinTexts(base?.ok === true ? base.output : undefined, here.output, there.output);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Returns a text with conflict markers around the lines that differ, as git writes them. */
function markSides({ here, there }: MergeResult<string>): string {
  if (here === there) return here;
  const [mine, theirs] = [here.split('\n'), there.split('\n')];
  const first = mine.findIndex((line, index) => line !== theirs[index]);
  const isSame = (back: number) => mine.at(-back) === theirs.at(-back);
  const most = Math.min(mine.length, theirs.length) - first;
  let same = 0;
  while (same < most && isSame(same + 1)) same += 1;
  const between = (lines: readonly string[]) => lines.slice(first, lines.length - same);
  return [
    ...mine.slice(0, first),
    '<<<<<<< HEAD',
    ...between(mine),
    '=======',
    ...between(theirs),
    '>>>>>>> FETCH_HEAD',
    ...mine.slice(mine.length - same),
  ].join('\n');
}
