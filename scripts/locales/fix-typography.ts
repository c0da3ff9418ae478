import type { LanguageDeclaration } from '#src/config/languages.ts';
import { rulesOf, scriptQuotes } from '#src/content/check/check-typography.server.ts';

/** Fixes all typography that has exactly one correct form. */
export function fixTypography(
  text: string,
  script: LanguageDeclaration['script'],
  [open, close] = scriptQuotes[script],
): string {
  const pairs = /"([^"]*)"|„([^“”]*)[“”]|“([^“”]*)”|«([^«»]*)»/g;
  const quoted = text.replace(pairs, (_pair, ...inner: unknown[]) => {
    const words = inner.slice(0, 4).find((each) => typeof each === 'string');
    // Some languages put spaces inside quotes.
    return `${open}${String(words).trim()}${close}`;
  });
  const start = script === 'latin' ? quoted.replace(/(?<=\p{L})'/gu, '’') : quoted;
  return rulesOf(script).reduce(
    (mended, { pattern, mend }) =>
      mend === undefined
        ? mended
        : mended.replace(new RegExp(pattern.source, `${pattern.flags}g`), (piece) => mend(piece)),
    start,
  );
}
