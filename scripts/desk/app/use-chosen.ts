import { useSyncExternalStore } from 'react';
import type { Place } from './desk-state.ts';

const FIRST_FILE = 'ar/pages/home.json';

/** The file and the key that are looked at stand in the address, so that they outlive the page. */
function read(): string {
  return decodeURIComponent(location.hash.slice(1));
}

function subscribe(listener: () => void) {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

/** Looks at a file, or at one of its texts. */
export function choose({ file, key }: { file: string; key?: string }): void {
  location.hash = hashOf({ file, key: key ?? '' });
}

/** The end of the address at which a text is looked at, or a file without a key. */
export function hashOf({ file, key }: Place): string {
  return `#${encodeURIComponent(key === '' ? file : `${file}:${key}`)}`;
}

/** What is looked at; the key is empty while it is a file alone. */
export function useChosen(): Place {
  const name = useSyncExternalStore(subscribe, read);
  const [file = '', ...key] = name.split(':');
  return { file: file === '' ? FIRST_FILE : file, key: key.join(':') };
}
