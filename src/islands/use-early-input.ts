import { useEffect, useLayoutEffect } from 'react';
import type { FormerPart } from './former-part.ts';
import { markHydrated, readFocused, repeatEarlyInput } from './early-input.ts';

/**
 * Does once more what the visitor has done to a tree before it was hydrated. It stands in the root of the tree, whose
 * effects run after all others.
 * @param host where the tree is hydrated; none at build
 * @param former the same before that
 */
export function useEarlyInput(host: HTMLElement | undefined, former: FormerPart | undefined) {
  // At once with the markup: from here on React hears of everything.
  useLayoutEffect(() => {
    if (host !== undefined) markHydrated(host);
    former?.restore(readFocused());
  }, [host, former]);
  useEffect(() => {
    if (host === undefined || former === undefined) return;
    // Behind the effects, as what answers may have to flush React.
    queueMicrotask(() => repeatEarlyInput(host, former));
  }, [host, former]);
}
