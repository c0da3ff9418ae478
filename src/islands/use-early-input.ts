import { useEffect, useLayoutEffect } from 'react';
import { markHydrated, repeatEarlyInput } from './early-input.ts';

/**
 * Does once more what the visitor has done to a tree before it was hydrated. It stands in the root of the tree, whose
 * effects run after all others.
 * @param host where the tree is hydrated; none at build
 */
export function useEarlyInput(host: HTMLElement | undefined) {
  // At once with the markup: from here on React hears of everything.
  useLayoutEffect(() => host && markHydrated(host), [host]);
  useEffect(() => {
    // Behind the effects, as what answers may have to flush React.
    if (host !== undefined) queueMicrotask(() => repeatEarlyInput(host));
  }, [host]);
}
