import { toolLanguages } from '#src/config/languages.ts';
import { replacePlaceholders } from './placeholders.server.ts';
import arabic from './words/ar.json' with { type: 'json' };
import english from './words/en.json' with { type: 'json' };
import arabicNotes from './words/notes.ar.json' with { type: 'json' };

/** Kinds of problems. Their sentences are in `words/<language>.json`. */
export type FaultCode = keyof typeof english.faults;
export type PhraseName = keyof typeof english.phrases;
/** Value of a sentence; an array becomes a list. `count` selects the plural form. */
export type Value = string | number | Phrase | Note | readonly Value[];
export type Values = Readonly<Record<string, Value>>;
/** A text that is looked up once the language is known. */
export type Phrase = { phrase: PhraseName; values?: Values };
/** English note from the description of a text or a fact. */
type Note = { note: string };

/** A sentence, or one per plural form. */
type Sentence = string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;
type Part = 'found' | 'expected' | 'remedy';
type Words = {
  faults: Readonly<Record<FaultCode, Readonly<Record<Part, Sentence>>>>;
  phrases: Readonly<Record<PhraseName, Sentence>>;
};

const words = { en: english, ar: arabic } as const satisfies Record<string, Words>;

/** A language of the translators' tools. */
export type ToolLanguage = keyof typeof words;

/** Translations of the English notes. */
const notes: Partial<Record<ToolLanguage, ReadonlyMap<string, string>>> = {
  ar: new Map(Object.entries(arabicNotes)),
};

/** Returns whether the tools have a language. */
export function isWordLanguage(code: string): code is ToolLanguage {
  return Object.hasOwn(words, code);
}

/** Languages of the tools. */
export const wordLanguages = Object.keys(words).filter(isWordLanguage);

const ISOLATE = '\u2068';
const END = '\u2069';

/** Formats a phrase in a language. */
export function formatPhrase(phrase: Phrase, language: ToolLanguage): string {
  const { phrases }: Words = words[language];
  return write(phrases[phrase.phrase], phrase.values ?? {}, language);
}

/** Translates a note, isolating addresses and paths; returns the English note if untranslated. */
export function translateNote(note: string, language: ToolLanguage): string {
  return notes[language]?.get(note)?.replace(/(?<!\S)[a-z]*\/[\w<>/.-]+/g, `${ISOLATE}$&${END}`) ?? note;
}

/** Formats the found value, the expected value and the remedy, which starts with a verb. */
export function formatFault(code: FaultCode, values: Values, language: ToolLanguage): Record<Part, string> {
  const { faults }: Words = words[language];
  const { found, expected, remedy } = faults[code];
  return {
    found: write(found, values, language),
    expected: write(expected, values, language),
    remedy: write(remedy, values, language),
  };
}

/** Returns the phrase with a computed name; the fallback text if it does not exist. */
export function phraseOf(name: string, otherwise: string): Value {
  return isPhraseName(name) ? { phrase: name } : otherwise;
}

function isPhraseName(name: string): name is PhraseName {
  return Object.hasOwn(english.phrases, name);
}

function write(sentence: Sentence, values: Values, language: ToolLanguage): string {
  const text = typeof sentence === 'string' ? sentence : choose(sentence, values['count'], language);
  return replacePlaceholders(text, (name) => writeValue(values[name] ?? '', language));
}

function choose(forms: Exclude<Sentence, string>, count: Value | undefined, language: ToolLanguage): string {
  const form = new Intl.PluralRules(language).select(typeof count === 'number' ? count : 0);
  return forms[form] ?? forms.other ?? '';
}

function writeValue(value: Value, language: ToolLanguage): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return isolate(value, language);
  if ('note' in value) return isolate(translateNote(value.note, language), language);
  if ('phrase' in value) return formatPhrase(value, language);
  const separator = formatPhrase({ phrase: 'separator' }, language);
  return value.map((each) => writeValue(each, language)).join(separator);
}

/** In right-to-left sentences, files, keys and texts keep their own direction. */
function isolate(text: string, language: ToolLanguage): string {
  return toolLanguages[language].direction === 'rtl' && text !== '' ? ISOLATE + text + END : text;
}
