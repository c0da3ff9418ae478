const TAG = /<(\/?)([A-Za-z][A-Za-z0-9-]*)([^<>]*)>/g;

/** A tag as written; a plain tag has no attributes. */
export type Tag = { all: string; name: string; isClosing: boolean; isPlain: boolean };

/** Returns every tag of a text, in order. */
export function listTags(text: string): Tag[] {
  return [...text.matchAll(TAG)].map(([all, slash, name = '', rest = '']) => ({
    all,
    name,
    isClosing: slash === '/',
    isPlain: rest === '',
  }));
}

/** Returns the text without its tags. */
export function stripTags(text: string): string {
  return text.replace(TAG, '');
}
