import type { Language } from '#src/config/languages.ts';
import { confirmTexts } from '../../locales/confirm-texts.ts';
import { readStates, writeState } from '../../locales/state-files.ts';
import type { Signatures } from '../../locales/text-state.ts';
import type { Change } from '../protocol.ts';
import { textFiles } from './live-bundles.ts';
import type { Desk } from './open-desk.ts';

type Place = { file: string; key: string };
type Signed = Extract<Change, { kind: 'state' }>['signed'][number];

function signatureOf(confirmed: ReadonlyMap<Language, Signatures>, { file, key }: Place) {
  const found = textFiles.get(file);
  return found && confirmed.get(found.language)?.[found.description.path]?.[key];
}

/** Signs texts, and notes that as one change of this sitting. */
export function confirmPlaces({ folder, work }: Desk, places: readonly Place[], reviewed: boolean): void {
  const before = readStates(folder).confirmed;
  confirmTexts(folder, { names: places.map(({ file, key }) => `${file}:${key}`), reviewed });
  const after = readStates(folder).confirmed;
  const signed = places.flatMap((place): Signed[] => {
    const next = signatureOf(after, place);
    const old = signatureOf(before, place) ?? null;
    const isNew = next !== undefined && JSON.stringify(next) !== JSON.stringify(old);
    return isNew ? [{ ...place, before: old, after: next }] : [];
  });
  if (signed.length > 0) work.addChange({ kind: 'state', signed });
}

/** Takes signatures back, but those that somebody has given again since. */
export function undoConfirmation({ folder }: Desk, signed: readonly Signed[]): void {
  const states = new Map(readStates(folder).confirmed);
  for (const { file, key, before, after } of signed) {
    const found = textFiles.get(file);
    const state = found && states.get(found.language);
    if (found === undefined || state === undefined) continue;
    const { path } = found.description;
    const { [key]: current, ...others } = state[path] ?? {};
    if (JSON.stringify(current) !== JSON.stringify(after)) continue;
    const texts = before === null ? others : { ...state[path], [key]: before };
    states.set(found.language, { ...state, [path]: texts });
  }
  for (const [language, state] of states) writeState(folder, language, state);
}
