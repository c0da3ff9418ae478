import { useSyncExternalStore } from 'react';
import { desk } from './desk-store.ts';
import type { DeskState } from './desk-state.ts';

/** What the desk knows, as it changes. */
export function useDesk(): DeskState {
  return useSyncExternalStore(desk.subscribe, desk.current);
}
