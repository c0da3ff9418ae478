import { findDiffering } from '../../locales/differing-texts.ts';
import type { DeskText } from '../protocol.ts';
import { nameOf } from './desk-state.ts';

const known = new WeakMap<readonly DeskText[], ReadonlyMap<string, DeskText>>();

/** Texts whose source has another translation elsewhere in their language, each with one of them, by name. */
export function listDiffering(texts: readonly DeskText[]): ReadonlyMap<string, DeskText> {
  const found = known.get(texts) ?? compare(texts);
  known.set(texts, found);
  return found;
}

function compare(texts: readonly DeskText[]): ReadonlyMap<string, DeskText> {
  const compared = texts.map((whole) => ({
    whole,
    text: whole.text ?? '',
    source: whole.source ?? undefined,
    isForm: whole.form !== null,
    isMeant: whole.isMeant,
  }));
  const languages = Map.groupBy(compared, ({ whole }) => whole.file.split('/')[0]);
  return new Map(
    [...languages.values()].flatMap((own) =>
      [...findDiffering(own)].map(([{ whole }, other]) => [nameOf(whole), other.whole] as const),
    ),
  );
}
