import { type JsonPath, valueAt } from '#src/content/describe/json-value.server.ts';
import { writeEntry } from '../../locales/line-files.ts';
import { runGit } from '../../locales/run-git.ts';
import { readStates, statePath } from '../../locales/state-files.ts';
import { findNearest } from '../../locales/text-state.ts';
import type { TeamCalls, Versions } from '../team-protocol.ts';
import { findFile } from './answer-calls.ts';
import { keysOf } from './check-edits.ts';
import { findPlace } from './list-texts.ts';
import type { TextFile } from './live-bundles.ts';
import type { Desk } from './open-desk.ts';
import { listCommits, readVersion } from './text-history.ts';

const MAX_VERSIONS = 5;

/** Returns earlier versions of a text and its signer, from git. */
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

/** Lists the last versions of a text, each with the commit that introduced it. */
async function listVersions(folder: string, file: string, keys: JsonPath): Promise<Versions['versions']> {
  const versions: Versions['versions'] = [];
  let last: string | undefined;
  for (const { commit, at, by } of await listCommits(folder, file, [`-G"${String(keys.at(-1))}":`])) {
    const text = valueAt(await readVersion(folder, file, commit), keys);
    if (text !== last && versions.length === MAX_VERSIONS) break;
    // The older commit introduced the text.
    if (text === last) versions.pop();
    if (typeof text === 'string') versions.push({ at, by, text });
    last = typeof text === 'string' ? text : undefined;
  }
  return versions;
}

/** Returns the signer of the latest signature; null if it is not committed yet. */
async function findSigner(
  folder: string,
  { language, description: { path } }: TextFile,
  key: string,
  own: { text: string; source: string | undefined },
): Promise<Versions['signed']> {
  const signature = findNearest(own, readStates(folder).confirmed.get(language)?.[path]?.[key]);
  if (signature === undefined) return null;
  const file = statePath(language);
  // Starts at the key: older state files have the path of the file above its keys.
  const line = `${key}": ${writeEntry(signature)}`;
  const { output } = await runGit(folder, ['show', `HEAD:./${file}`]);
  const [commit] = output.includes(line) ? await listCommits(folder, file, [`-S${line}`]) : [];
  return commit === undefined ? null : { at: commit.at, by: commit.by, reviewed: signature.reviewed };
}
