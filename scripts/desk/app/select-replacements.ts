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
 * Returns the texts that differ from those in the preview pages: edits, and texts saved since the pages were made. The
 * pages show them without a reload.
 */
export function selectReplacements({ texts, edits, pageTexts, paints }: DeskState): Replacement[] {
  return listReplacements(texts, edits, pageTexts, paints);
}
