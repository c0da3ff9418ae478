import { useSyncExternalStore } from 'react';
import { keepLast } from './keep-last.ts';
import type { View } from './select-texts.ts';
import { type Looked, readAddress, writeAddress } from './view-address.ts';

const listeners = new Set<() => void>();
const readOnce = keepLast(readAddress);

function read(): Looked {
  return readOnce(location.hash);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  addEventListener('hashchange', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('hashchange', listener);
  };
}

/** Shows a file or one of its texts; the view stays the same except for `view`. */
export function choose({ file, key = '' }: { file: string; key?: string }, view: Partial<View> = {}): void {
  location.hash = writeAddress({ ...read(), ...view, file, key });
}

/** Changes the view. Replaces the history entry: each letter of a search would add one. */
export function show(view: Partial<View>): void {
  history.replaceState(history.state, '', writeAddress({ ...read(), ...view }));
  listeners.forEach((listener) => listener());
}

/** True if the current address is still the one that was shown. */
export function isShown(chosen: Looked): boolean {
  return read() === chosen;
}

/** Returns what the desk shows. It is stored in the address, so it survives a reload and can be shared. */
export function useChosen(): Looked {
  return useSyncExternalStore(subscribe, read);
}
