import { type LanguageDeclaration, languages } from '#src/config/languages.ts';
import type { Problem } from '#src/content/read/problem.server.ts';

const LANGUAGES_FILE = 'src/config/languages.ts';
/** A one-segment prefix, required for every language except the first. */
const STEP = /^\/[a-z0-9]+(?:-[a-z0-9]+)*$/;

type Declared = Readonly<Record<string, Pick<LanguageDeclaration, 'prefix'>>>;

/** Checks that the first language is at the root and every other one has a unique prefix. */
export function checkLanguages(declared: Declared = languages): Problem[] {
  const prefixes = Object.entries(declared).map(([code, { prefix }]) => ({ code, prefix }));
  return prefixes.flatMap(({ code, prefix }, index): Problem[] => {
    const place = { file: LANGUAGES_FILE, path: `${code}.prefix` };
    const values = { code, prefix };
    if (index === 0) return prefix === '' ? [] : [{ ...place, code: 'root-missing', values }];
    const isTaken = prefixes.slice(0, index).some((earlier) => earlier.prefix === prefix);
    return STEP.test(prefix) && !isTaken ? [] : [{ ...place, code: 'prefix-wrong', values }];
  });
}
