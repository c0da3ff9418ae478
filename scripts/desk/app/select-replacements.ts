import type { Replacement } from '../preview-messages.ts';
import { type DeskState, type Place, textAt } from './desk-state.ts';
import { keepLast } from './keep-last.ts';

const listReplacements = keepLast(
  (
    texts: DeskState['texts'],
    edits: DeskState['edits'],
    pageTexts: DeskState['pageTexts'],
    paints: DeskState['paints'],
  ): Replacement[] => {
    const places = new Map<string, Place>([...pageTexts, ...edits]);
    return [...places].flatMap(([name, place]) => {
      const text = textAt(texts, place);
      if (text === undefined) return [];
      const raw = edits.get(name)?.text ?? text.text ?? '';
      const original = (pageTexts.get(name) ?? text).text ?? '';
      const paint = paints.get(text.mark);
      const painted = paint?.raw === raw ? paint.painted : raw;
      return raw === original ? [] : [{ mark: text.mark, original, painted }];
    });
  },
);

/**
 * What stands in the pages in place of the texts that they were made with: what is being written, and what was written
 * since. So an edit shows at once, and no page reloads for it.
 */
export function selectReplacements({ texts, edits, pageTexts, paints }: DeskState): Replacement[] {
  return listReplacements(texts, edits, pageTexts, paints);
}
