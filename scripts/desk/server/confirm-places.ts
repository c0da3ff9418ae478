import { confirmTexts } from '../../locales/confirm-texts.ts';
import { readStates, writeState } from '../../locales/state-files.ts';
import type { Problem } from '#src/content/read/problem.server.ts';
import type { Change } from '../protocol.ts';
import { textFiles } from './live-bundles.ts';
import type { Desk } from './open-desk.ts';

type Place = { file: string; key: string };
type Signed = Extract<Change, { kind: 'state' }>['signed'][number];

/** Signs texts and records that as one change of this session. Returns the problems that prevent it. */
export function confirmPlaces(
  { folder, work }: Desk,
  places: readonly Place[],
  reviewed: boolean,
): readonly Problem[] {
  const names = places.map(({ file, key }) => `${file}:${key}`);
  const { signed, problems } = confirmTexts(folder, { names, reviewed });
  const changed = signed.filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after));
  if (changed.length > 0) work.addChange({ kind: 'state', signed: changed });
  return problems;
}

/** Removes signatures that nobody has renewed since. Returns the problems that prevent it. */
export function undoConfirmation({ folder }: Desk, signed: readonly Signed[]): readonly Problem[] {
  const { confirmed, problems } = readStates(folder);
  const found = signed.flatMap((each) => {
    const textFile = textFiles.get(each.file);
    return textFile === undefined ? [] : [{ ...each, ...textFile, path: textFile.description.path }];
  });
  const languages = new Set(found.map(({ language }) => language));
  const isBroken = [...languages].some((language) => !confirmed.has(language));
  if (isBroken) return problems;
  for (const { language, path, key, before, after } of found) {
    const texts = confirmed.get(language)?.[path];
    if (texts === undefined || JSON.stringify(texts[key]) !== JSON.stringify([after])) continue;
    if (before === null) delete texts[key];
    else texts[key] = [before];
  }
  for (const language of languages) writeState(folder, language, confirmed.get(language) ?? {});
  return [];
}
