import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // A browser that keeps nothing for pages forgets the choice with the page.
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

/** Keeps a choice in the browser's storage. */
export function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    return;
  } finally {
    listeners.forEach((listener) => listener());
  }
}

/** A choice that outlives the page; nothing until it was made. */
export function useStored(key: string): string | null {
  return useSyncExternalStore(subscribe, () => read(key));
}

/** A choice that outlives the page, outside of React. */
export const readStored = read;
