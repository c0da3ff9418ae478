/** A bundle path in a language folder, at the end of a longer path. */
const BUNDLE = /(?:^|[\\/])([a-z]{2,3}(?:[\\/][\w-]+)+\.json)$/;
const LINES = /\s*[\r\n\u2028\u2029]\s*/gu;
/** Invisible characters. Joiners are kept, because they affect letter shapes. */
const UNSEEN = /(?![\u200C\u200D])\p{Cf}/gu;
const FIRST = /^(?:\s|(?![\u200C\u200D])\p{Cf})+/u;
const LAST = /(?:\s|(?![\u200C\u200D])\p{Cf})+$/u;
const DIRECTION = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;
const DASHES = /[\u2010-\u2015\u2212]/gu;
const TIED = /[\u00A0\u202F\u2007]/g;
/** Signs of encoding errors: repeated question marks, or UTF-8 decoded as another encoding. */
const LOST = /\?{3,}|\uFFFD|(?:[ÃÂØÙ][\u0080-\u00BF\u0152-\u0192\u2013-\u2122]\s?){3}/u;

/** Removes invisible characters from a name and replaces dashes with hyphens. */
export function tidyName(name: string): string {
  return name.replace(UNSEEN, '').replace(DASHES, '-').trim();
}

/** Returns the path of a bundle in the locales folder, from a path written by a tool. */
export function tidyFile(file: string): string {
  const name = tidyName(file);
  const [, bundle] = BUNDLE.exec(name) ?? [];
  return (bundle ?? name).replaceAll('\\', '/');
}

/** Normalizes text as in bundles: one line, composed letters. */
export function tidyText(text: string): string {
  return text
    .normalize('NFC')
    .replace(LINES, ' ')
    .replace(/^ +| +$/g, '');
}

/** Removes surrounding whitespace and direction marks, unless one of the models has the same. */
export function trimText(text: string, models: readonly string[]): string {
  const trim = (end: RegExp, trimmed: string) =>
    trimmed.replace(end, (edge) => (models.some((model) => end.exec(model)?.[0] === edge) ? edge : ''));
  const isMarked = models.some((model) => model.search(DIRECTION) >= 0);
  return trim(LAST, trim(FIRST, isMarked ? text : text.replace(DIRECTION, '')));
}

/** Returns text with plain spaces and without invisible characters, for comparison. */
export function normalizeSpaces(text: string): string {
  return tidyText(text).replace(UNSEEN, '').replace(/\s+/gu, ' ').trim();
}

/** Returns whether two texts look the same. */
export function isVisuallyEqual(one: string, other: string): boolean {
  return normalizeSpaces(one) === normalizeSpaces(other);
}

/** Counts the non-breaking spaces of a text. */
export function countNoBreakSpaces(text: string): number {
  return text.match(TIED)?.length ?? 0;
}

/** Returns whether an encoding error has destroyed letters of a text. */
export function hasLostLetters(text: string): boolean {
  return LOST.test(text);
}
