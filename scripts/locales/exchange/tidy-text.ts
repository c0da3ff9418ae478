/** A bundle inside its folder of a language, behind whatever a tool writes before it. */
const BUNDLE = /(?:^|[\\/])([a-z]{2,3}(?:[\\/][\w-]+)+\.json)$/;
const LINES = /\s*[\r\n\u2028\u2029]\s*/gu;
/** What nobody sees. Joiners are left: they decide how letters look. */
const UNSEEN = /(?![\u200C\u200D])\p{Cf}/gu;
const FIRST = /^(?:\s|(?![\u200C\u200D])\p{Cf})+/u;
const LAST = /(?:\s|(?![\u200C\u200D])\p{Cf})+$/u;
const DIRECTION = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;
const DASHES = /[\u2010-\u2015\u2212]/gu;
const TIED = /[\u00A0\u202F\u2007]/g;
/** Question marks in the place of letters, and letters of UTF-8 that were read as another encoding. */
const LOST = /\?{3,}|\uFFFD|(?:[ÃÂØÙ][\u0080-\u00BF\u0152-\u0192\u2013-\u2122]\s?){3}/u;

/** The name of a file or a text without what programs put around it, and with plain hyphens. */
export function tidyName(name: string): string {
  return name.replace(UNSEEN, '').replace(DASHES, '-').trim();
}

/** The path of a bundle inside the locales folder, as tools write it back. */
export function tidyFile(file: string): string {
  const name = tidyName(file);
  const [, bundle] = BUNDLE.exec(name) ?? [];
  return (bundle ?? name).replaceAll('\\', '/');
}

/** A text on one line, its letters composed: as bundles hold it. */
export function tidyText(text: string): string {
  return text
    .normalize('NFC')
    .replace(LINES, ' ')
    .replace(/^ +| +$/g, '');
}

/** A text without blanks at its ends and without marks of direction, but for those that one of its models has as well. */
export function trimText(text: string, models: readonly string[]): string {
  const trim = (end: RegExp, trimmed: string) =>
    trimmed.replace(end, (edge) => (models.some((model) => end.exec(model)?.[0] === edge) ? edge : ''));
  const isMarked = models.some((model) => model.search(DIRECTION) >= 0);
  return trim(LAST, trim(FIRST, isMarked ? text : text.replace(DIRECTION, '')));
}

/** A text as it looks with plain blanks: two that differ in nothing else read the same. */
export function flattenText(text: string): string {
  return tidyText(text).replace(UNSEEN, '').replace(/\s+/gu, ' ').trim();
}

/** Whether two texts read the same. */
export function looksSame(one: string, other: string): boolean {
  return flattenText(one) === flattenText(other);
}

/** How many blanks keep words of a text on one line. */
export function countTied(text: string): number {
  return text.match(TIED)?.length ?? 0;
}

/** Returns whether the letters of a text went lost when it was saved. */
export function hasLostLetters(text: string): boolean {
  return LOST.test(text);
}
