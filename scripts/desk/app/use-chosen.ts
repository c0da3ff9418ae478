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

/** Looks at a file, or at one of its texts; the table shows the same as before, but for what is named. */
export function choose({ file, key = '' }: { file: string; key?: string }, view: Partial<View> = {}): void {
  location.hash = writeAddress({ ...read(), ...view, file, key });
}

/** Has the table show something else. A search is typed letter by letter: none of them is a step to go back to. */
export function show(view: Partial<View>): void {
  history.replaceState(history.state, '', writeAddress({ ...read(), ...view }));
  listeners.forEach((listener) => listener());
}

/** Whether what was looked at when something was shown still is. */
export function isShown(chosen: Looked): boolean {
  return read() === chosen;
}

/** What is looked at. It stands in the address, so that it outlives the page and can be sent to somebody. */
export function useChosen(): Looked {
  return useSyncExternalStore(subscribe, read);
}
