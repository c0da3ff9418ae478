import { type JsonPath, valueAt } from '#src/content/describe/json-value.server.ts';
import { writeEntry } from '../../locales/line-files.ts';
import { askGit } from '../../locales/run-git.ts';
import { readStates, statePath } from '../../locales/state-files.ts';
import { findNearest } from '../../locales/text-state.ts';
import type { TeamCalls, Versions } from '../team-protocol.ts';
import { findFile } from './answer-calls.ts';
import { keysOf } from './judge-edit.ts';
import { findPlace } from './list-texts.ts';
import type { TextFile } from './live-bundles.ts';
import type { Desk } from './open-desk.ts';
import { parseVersion } from './text-history.ts';

/** How many versions of a text are shown, and most commits that are looked through for them. */
const MOST_VERSIONS = 5;
const MOST_COMMITS = 100;
/** A commit, its date and its author, between characters that no name has. */
const FORMAT = '--format=%H%x1f%aI%x1f%an';

type Commit = { commit: string; at: string; by: string };

/** What a text was, and who has signed it, as far as git knows. */
export async function versionsCall(desk: Desk, { file, key }: TeamCalls['versions']): Promise<Versions> {
  const textFile = findFile(file);
  const { value, source } = findPlace(desk.bundles.shown(), textFile, key);
  const keys = keysOf(desk.bundles.current(), textFile, key);
  const [versions, signed] = await Promise.all([
    listVersions(desk.folder, file, keys),
    findSigner(desk.folder, textFile, key, { text: value ?? '', source }),
  ]);
  return { versions, signed };
}

/** Commits that a line of a file has changed in, the newest first. */
async function listCommits(folder: string, file: string, search: readonly string[]): Promise<Commit[]> {
  const limit = `--max-count=${String(MOST_COMMITS)}`;
  const { output } = await askGit(folder, ['log', limit, FORMAT, ...search, '--', `./${file}`]);
  return output.split('\n').flatMap((line) => {
    const [commit = '', at = '', by = ''] = line.split('\u001F');
    return commit === '' ? [] : [{ commit, at, by }];
  });
}

/** The last texts that a place has had, each with the commit that has brought it. */
async function listVersions(folder: string, file: string, keys: JsonPath): Promise<Versions['versions']> {
  const versions: Versions['versions'] = [];
  let last: string | undefined;
  for (const { commit, at, by } of await listCommits(folder, file, [`-G"${String(keys.at(-1))}":`])) {
    const text = valueAt(parseVersion((await askGit(folder, ['show', `${commit}:./${file}`])).output), keys);
    if (text !== last && versions.length === MOST_VERSIONS) break;
    // The same text in an older commit has come with that one.
    if (text === last) versions.pop();
    if (typeof text === 'string') versions.push({ at, by, text });
    last = typeof text === 'string' ? text : undefined;
  }
  return versions;
}

/** Who has signed a text as it was signed last; nothing where that is not committed yet. */
async function findSigner(
  folder: string,
  { language, description: { path } }: TextFile,
  key: string,
  own: { text: string; source: string | undefined },
): Promise<Versions['signed']> {
  const signature = findNearest(own, readStates(folder).confirmed.get(language)?.[path]?.[key]);
  if (signature === undefined) return null;
  const file = statePath(language);
  // The states of older versions have named the file above its keys.
  const line = `${key}": ${writeEntry(signature)}`;
  const { output } = await askGit(folder, ['show', `HEAD:./${file}`]);
  const [commit] = output.includes(line) ? await listCommits(folder, file, [`-S${line}`]) : [];
  return commit === undefined ? null : { at: commit.at, by: commit.by, reviewed: signature.reviewed };
}
