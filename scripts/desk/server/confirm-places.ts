import type { Language } from '#src/config/languages.ts';
import { confirmTexts } from '../../locales/confirm-texts.ts';
import { readStates, writeState } from '../../locales/state-files.ts';
import type { Signatures } from '../../locales/text-state.ts';
import type { Change } from '../protocol.ts';
import { textFiles } from './live-bundles.ts';
import type { Desk } from './open-desk.ts';

type Place = { file: string; key: string };
type StateChange = Extract<Change, { kind: 'state' }>;

function signatureOf(confirmed: ReadonlyMap<Language, Signatures>, { file, key }: Place) {
  const found = textFiles.get(file);
  return found && confirmed.get(found.language)?.[found.description.path]?.[key];
}

/** Signs texts, and notes each of them as a change of this sitting. */
export function confirmPlaces({ folder, work }: Desk, places: readonly Place[], reviewed: boolean): void {
  const before = readStates(folder).confirmed;
  confirmTexts(folder, { names: places.map(({ file, key }) => `${file}:${key}`), reviewed });
  const after = readStates(folder).confirmed;
  for (const place of places) {
    const signed = signatureOf(after, place);
    const old = signatureOf(before, place) ?? null;
    if (signed === undefined || JSON.stringify(signed) === JSON.stringify(old)) continue;
    work.addChange({ kind: 'state', ...place, before: old, after: signed });
  }
}

/** Takes a signature back, unless somebody has signed again since. */
export function undoConfirmation({ folder }: Desk, change: StateChange): void {
  const found = textFiles.get(change.file);
  const state = found && readStates(folder).confirmed.get(found.language);
  if (found === undefined || state === undefined) return;
  const { path } = found.description;
  const { [change.key]: current, ...others } = state[path] ?? {};
  if (JSON.stringify(current) !== JSON.stringify(change.after)) return;
  const texts = change.before === null ? others : { ...state[path], [change.key]: change.before };
  writeState(folder, found.language, { ...state, [path]: texts });
}
