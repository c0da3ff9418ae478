import { type RefObject, useEffect, useState } from 'react';
import { COPIED_NOTICE_MS } from '#src/config/constants.ts';

/** A failure is shown until the next attempt. */
export type CopyState = 'idle' | 'copied' | 'failed';

/**
 * Copies a text to the clipboard and reports that briefly. If copying fails, selects the text instead.
 * @param shown the element that shows the text
 */
export function useCopy(text: string, shown: RefObject<HTMLElement | null>) {
  const [{ state, tries }, setState] = useState<{ state: CopyState; tries: number }>({
    state: 'idle',
    tries: 0,
  });
  const announce = (next: CopyState) => setState((previous) => ({ state: next, tries: previous.tries + 1 }));
  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => announce('idle'), COPIED_NOTICE_MS);
    return () => clearTimeout(timer);
  }, [state, tries]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      announce('copied');
    } catch (error) {
      // oxlint-disable-next-line no-console -- a failed copy is logged (behavior §8)
      console.error('Copying has failed.', error);
      announce('failed');
      if (shown.current !== null) selectAll(shown.current);
    }
  };
  return { state, copy: () => void copy() };
}

function selectAll(shown: HTMLElement) {
  if (!(shown instanceof HTMLTextAreaElement)) return getSelection()?.selectAllChildren(shown);
  shown.focus();
  return shown.select();
}
