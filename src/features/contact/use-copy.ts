import { type RefObject, useEffect, useState } from 'react';
import { COPIED_NOTICE_MS } from '#src/config/constants.ts';

/** What the visitor is told about copying; a failure stays until the next try. */
export type CopyState = 'idle' | 'copied' | 'failed';

/**
 * Copies a text to the clipboard, and says so for a moment. Where that is denied, the text is selected, so that the
 * visitor can copy it.
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
