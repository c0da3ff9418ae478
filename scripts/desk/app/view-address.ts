import type { Place } from './desk-state.ts';
import { filters, type View } from './select-texts.ts';

const FIRST_FILE = 'ar/pages/home.json';

/** A file or one of its texts (the key is empty for a file), and the view of the table. */
export type Looked = View & { key: string };

/** Parses the hash of an address; defaults are left out of it. */
export function readAddress(hash: string): Looked {
  const [name = '', search = ''] = hash.replace(/^#/, '').split('?');
  const [file = '', ...key] = decode(name).split(':');
  const view = new URLSearchParams(search);
  return {
    file: file === '' ? FIRST_FILE : file,
    key: key.join(':'),
    isWhole: view.get('files') === 'all',
    filter: filters.find((each) => each === view.get('show')) ?? 'all',
    query: view.get('search') ?? '',
  };
}

/** Returns the hash of an address for a text, or for a file if the key is empty. */
export function writeAddress({ file, key, isWhole, filter, query }: Place & Partial<View>): string {
  const view = new URLSearchParams({
    ...(isWhole === true ? { files: 'all' } : {}),
    ...(filter === undefined || filter === 'all' ? {} : { show: filter }),
    ...(query === undefined || query === '' ? {} : { search: query }),
  }).toString();
  return `#${encodeURIComponent(key === '' ? file : `${file}:${key}`)}${view === '' ? '' : `?${view}`}`;
}

/** Decodes a name; returns it unchanged if the address is cut off. */
function decode(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
