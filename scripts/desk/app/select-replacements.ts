import type { Replacement } from '../preview-messages.ts';
import { type DeskState, nameOf } from './desk-state.ts';
import { keepLast } from './keep-last.ts';

/** Texts whose files hold others than the pages were made with. */
const listWritten = keepLast((texts: DeskState['texts'], pageTexts: DeskState['pageTexts']) =>
  texts.filter(({ mark, text }) => (text ?? '') !== (pageTexts.get(mark) ?? '')),
);

const listReplacements = keepLast(
  (
    written: DeskState['texts'],
    byName: DeskState['byName'],
    edits: DeskState['edits'],
    pageTexts: DeskState['pageTexts'],
    paints: DeskState['paints'],
  ): Replacement[] => {
    const edited = [...edits.keys()].flatMap((name) => byName.get(name) ?? []);
    return [...new Set([...written, ...edited])].flatMap(({ file, key, mark, text }) => {
      const raw = edits.get(nameOf({ file, key }))?.text ?? text ?? '';
      const original = pageTexts.get(mark) ?? '';
      const paint = paints.get(mark);
      return raw === original ? [] : [{ mark, original, painted: paint?.raw === raw ? paint.painted : raw }];
    });
  },
);

/**
 * What stands in the pages in place of the texts that they were made with: what is being written, and what was written
 * since. So an edit shows at once, and no page reloads for it.
 */
export function selectReplacements({ texts, byName, edits, pageTexts, paints }: DeskState): Replacement[] {
  return listReplacements(listWritten(texts, pageTexts), byName, edits, pageTexts, paints);
}
