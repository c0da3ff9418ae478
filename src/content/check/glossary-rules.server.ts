import { type Language, type LanguageDeclaration, languageCodes, languages } from '#src/config/languages.ts';
import { type Glossary, glossary as glossarySchema } from '#src/content/describe/bundle-catalogue.server.ts';
import type { Bundle } from '#src/content/read/read-bundle.server.ts';
import { GLOSSARY_PATH, type SiteSource } from '#src/content/read/read-site.server.ts';
import {
  foldWords,
  inflectedPattern,
  namesPattern,
  startPattern,
  wordPattern,
} from './match-words.server.ts';

/** A word that a language leaves, and what it writes instead. */
export type AvoidedWord = { word: string; term: string; correct: string; pattern: RegExp };
/** A unit: how a language may write it behind a number. */
export type Unit = { names: readonly string[]; pattern: RegExp };

/** Compiled glossary rules for the texts of a language. */
export type GlossaryRules = {
  /** Names that stay in the letters of another script. */
  kept: RegExp | undefined;
  avoided: readonly AvoidedWord[];
  /** Any of the avoided words. */
  anyAvoided: RegExp | undefined;
  /** Words for a number, by the number. */
  numberWords: ReadonlyMap<string, RegExp>;
  /** Units in the order of the glossary; nothing for those that the language has no word for. */
  units: readonly (Unit | undefined)[];
};

const lastRules = new WeakMap<Bundle, Map<Language, GlossaryRules>>();

/** Rules of every language, made once for a glossary; nothing where it is missing or wrong. */
export function glossaryRulesOf({ bundles }: SiteSource): Map<Language, GlossaryRules> | undefined {
  const bundle = bundles.get(GLOSSARY_PATH);
  const glossary = glossarySchema.safeParse(bundle?.value).data;
  if (bundle === undefined || glossary === undefined) return undefined;
  const rules =
    lastRules.get(bundle) ??
    new Map(languageCodes.map((language) => [language, compileRules(glossary, language)]));
  lastRules.set(bundle, rules);
  return rules;
}

function compileRules({ terms, keep, numbers, units }: Glossary, language: Language): GlossaryRules {
  const { script }: LanguageDeclaration = languages[language];
  const avoided =
    script === 'arabic'
      ? terms.flatMap(({ en, ar, avoid = [] }) =>
          avoid.map((word) => ({ word, term: en, correct: ar, pattern: inflectedPattern([word]) })),
        )
      : [];
  return {
    kept: namesPattern(keep[language] ?? []),
    avoided,
    anyAvoided: avoided.length === 0 ? undefined : inflectedPattern(avoided.map(({ word }) => word)),
    numberWords: new Map(
      numbers.flatMap(({ number, words }) => {
        const own = words[language];
        return own === undefined ? [] : [[number, anyOf(own, script)] as const];
      }),
    ),
    units: units.map((unit) => {
      const names = unit[language];
      return names === undefined ? undefined : { names, pattern: startPattern(names, script) };
    }),
  };
}

function anyOf(words: readonly string[], script: LanguageDeclaration['script']): RegExp {
  return new RegExp(words.map((word) => wordPattern(foldWords(word), script)).join('|'), 'u');
}
