import { languages } from '#src/config/languages.ts';
import { ownBundles } from '#src/content/describe/bundle-catalogue.server.ts';
import type { Problem } from '#src/content/read/problem.server.ts';
import { locateProblem } from '#src/content/read/read-bundle.server.ts';
import { listMissingGlyphs } from '../fonts/font-letters.ts';
import type { StatedText } from './text-state.ts';

/** Maximum number of letters listed in a message. */
const MAX_NAMED = 12;

/** Lists letters for a message, truncated after the maximum. */
export function nameLetters(letters: readonly string[]): string {
  return letters.slice(0, MAX_NAMED).join(' ') + (letters.length > MAX_NAMED ? ' …' : '');
}

/** Warns once per bundle about letters that the fonts lack. Search keywords are skipped, because they are not shown. */
export function checkLetters(texts: readonly StatedText[]): Problem[] {
  const lacking = texts
    .filter(({ path }) => path !== ownBundles.search.path)
    .map((text) => ({ ...text, letters: listMissingGlyphs(text.text, languages[text.language].script) }))
    .filter(({ letters }) => letters.length > 0);
  return [...Map.groupBy(lacking, ({ bundle }) => bundle)].flatMap(([bundle, own]) => {
    const [first] = own;
    if (first === undefined) return [];
    const letters = nameLetters([...new Set(own.flatMap((text) => text.letters))]);
    const values = { letters, count: own.length };
    return [{ ...locateProblem(bundle, first.keys, { code: 'letters-unserved', values }), isWarning: true }];
  });
}
