import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** Whether the document is hydrated: false while it still must match what was written at build. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
