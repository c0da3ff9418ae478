import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** Returns false until hydration, while the rendered markup must match the prerendered one. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
