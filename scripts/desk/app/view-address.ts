import type { Place } from './desk-state.ts';
import { filters, type View } from './select-texts.ts';

const FIRST_FILE = 'ar/pages/home.json';

/** A file or one of its texts, whose key is empty while it is a file alone, and what the table shows beside it. */
export type Looked = View & { key: string };

/** What an address looks at: a place, then what the table shows, as far as that is not simply the file. */
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

/** The end of the address at which a text is looked at, or a file without a key. */
export function writeAddress({ file, key, isWhole, filter, query }: Place & Partial<View>): string {
  const view = new URLSearchParams({
    ...(isWhole === true ? { files: 'all' } : {}),
    ...(filter === undefined || filter === 'all' ? {} : { show: filter }),
    ...(query === undefined || query === '' ? {} : { search: query }),
  }).toString();
  return `#${encodeURIComponent(key === '' ? file : `${file}:${key}`)}${view === '' ? '' : `?${view}`}`;
}

/** Whoever cuts an address off still arrives somewhere. */
function decode(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
