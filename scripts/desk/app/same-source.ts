import type { Language } from '#src/config/languages.ts';
import { findDiffering } from '../../locales/differing-texts.ts';
import type { DeskText } from '../protocol.ts';
import { type DeskState, nameOf, textsOf } from './desk-state.ts';
import { keepLast } from './keep-last.ts';

/** Maps texts to a different translation of the same source in their language, by name. */
export const listDiffering = keepLast((texts: DeskState['texts'], language: Language) =>
  compare(textsOf(texts, language)),
);

/** Returns a different translation of the same source, or undefined if there is none. */
export const findOther = keepLast(
  (texts: DeskState['texts'], language: Language, text: DeskText): DeskText | undefined =>
    compare(textsOf(texts, language).filter(({ source }) => source === text.source)).get(nameOf(text)),
);

function compare(texts: readonly DeskText[]): ReadonlyMap<string, DeskText> {
  const compared = texts.map((whole) => ({
    whole,
    text: whole.text ?? '',
    source: whole.source ?? undefined,
    isForm: whole.form !== null,
    isIntended: whole.isIntended,
  }));
  return new Map([...findDiffering(compared)].map(([{ whole }, other]) => [nameOf(whole), other.whole]));
}
