import { useMemo } from 'react';
import type { Replacement } from '../preview-messages.ts';
import { type DeskState, nameOf } from './desk-state.ts';

/**
 * What stands in the pages in place of the texts that they were made with: what is being written, and what was written
 * since. So an edit shows at once, and no page reloads for it.
 */
export function useReplacements({ edits, pageTexts, paints, texts }: DeskState): Replacement[] {
  return useMemo(
    () =>
      texts.flatMap(({ file, key, mark, text }): Replacement[] => {
        const raw = edits.get(nameOf({ file, key }))?.text ?? text ?? '';
        const original = pageTexts.get(mark) ?? '';
        const paint = paints.get(mark);
        if (raw === original) return [];
        return [{ mark, original, painted: paint?.raw === raw ? paint.painted : raw }];
      }),
    [edits, pageTexts, paints, texts],
  );
}
