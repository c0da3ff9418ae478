import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // If the browser blocks storage, no choice is remembered.
    return null;
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** Stores a choice in the browser. */
export function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    return;
  } finally {
    listeners.forEach((listener) => listener());
  }
}

/** Returns a stored choice, or null if there is none. */
export function useStored(key: string): string | null {
  return useSyncExternalStore(subscribe, () => read(key));
}

/** Reads a stored choice outside of React. */
export const readStored = read;
