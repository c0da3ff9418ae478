import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** Whether the document has been handed over to React: false while it still must match what was written at build. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
