import { type Language, toolLanguages } from '#src/config/languages.ts';
import { replacePlaceholders } from './placeholders.server.ts';
import arabic from './words/ar.json' with { type: 'json' };
import english from './words/en.json' with { type: 'json' };
import arabicNotes from './words/notes.ar.json' with { type: 'json' };

/** Kinds of problems. Their sentences are in `words/<language>.json`. */
export type FaultCode = keyof typeof english.faults;
export type PhraseName = keyof typeof english.phrases;
/** Values of a sentence; several values become a list. `count` chooses the plural form. */
export type Value = string | number | Phrase | Note | readonly Value[];
export type Values = Readonly<Record<string, Value>>;
/** Words that are chosen once the language is known. */
export type Phrase = { phrase: PhraseName; values?: Values };
/** Note of a text or a fact in its description, in English. */
type Note = { note: string };

/** A sentence, or one for each plural form of the language. */
type Sentence = string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;
type Part = 'found' | 'expected' | 'remedy';
type Words = {
  faults: Readonly<Record<FaultCode, Readonly<Record<Part, Sentence>>>>;
  phrases: Readonly<Record<PhraseName, Sentence>>;
};

const words = { en: english, ar: arabic } as const satisfies Record<string, Words>;

/** A language of the tools for translators. */
export type WordLanguage = keyof typeof words;

/** Notes in other languages than English, in which the descriptions write them. */
const notes: Partial<Record<WordLanguage, ReadonlyMap<string, string>>> = {
  ar: new Map(Object.entries(arabicNotes)),
};

/** Returns whether the tools have a language. */
export function isWordLanguage(code: string): code is WordLanguage {
  return Object.hasOwn(words, code);
}

/** The languages of the tools. */
export const wordLanguages = Object.keys(words).filter(isWordLanguage);

/** The language of the tools for those who work on texts of a language. */
export function readerOf(language: Language): WordLanguage {
  return isWordLanguage(language) ? language : 'en';
}

const ISOLATE = '\u2068';
const END = '\u2069';

/** A phrase in a language. */
export function formatPhrase(phrase: Phrase, language: WordLanguage): string {
  const { phrases }: Words = words[language];
  return write(phrases[phrase.phrase], phrase.values ?? {}, language);
}

/** A note in a language, in which addresses and paths keep their direction; English where it has no other words yet. */
export function translateNote(note: string, language: WordLanguage): string {
  return notes[language]?.get(note)?.replace(/(?<!\S)[a-z]*\/[\w<>/.-]+/g, `${ISOLATE}$&${END}`) ?? note;
}

/** Found value, expected value and remedy, in a language. The remedy begins with a verb. */
export function formatFault(code: FaultCode, values: Values, language: WordLanguage): Record<Part, string> {
  const { faults }: Words = words[language];
  const { found, expected, remedy } = faults[code];
  return {
    found: write(found, values, language),
    expected: write(expected, values, language),
    remedy: write(remedy, values, language),
  };
}

/** The phrase of a name that is made at run time, or the name itself where there are no words for it. */
export function phraseOf(name: string, otherwise: string): Value {
  return isPhraseName(name) ? { phrase: name } : otherwise;
}

function isPhraseName(name: string): name is PhraseName {
  return Object.hasOwn(english.phrases, name);
}

function write(sentence: Sentence, values: Values, language: WordLanguage): string {
  const text = typeof sentence === 'string' ? sentence : choose(sentence, values['count'], language);
  return replacePlaceholders(text, (name) => writeValue(values[name] ?? '', language));
}

function choose(forms: Exclude<Sentence, string>, count: Value | undefined, language: WordLanguage): string {
  const form = new Intl.PluralRules(language).select(typeof count === 'number' ? count : 0);
  return forms[form] ?? forms.other ?? '';
}

function writeValue(value: Value, language: WordLanguage): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return isolate(value, language);
  if ('note' in value) return isolate(translateNote(value.note, language), language);
  if ('phrase' in value) return formatPhrase(value, language);
  const separator = formatPhrase({ phrase: 'separator' }, language);
  return value.map((each) => writeValue(each, language)).join(separator);
}

/** Files, keys and texts keep their own direction inside a sentence from right to left. */
function isolate(text: string, language: WordLanguage): string {
  return toolLanguages[language].direction === 'rtl' && text !== '' ? ISOLATE + text + END : text;
}
