import { z } from 'zod';

/**
 * The vocabulary in which bundles are described. One description gives the schema of a language's texts, the schema
 * of the facts, the rule that joins them, and the type of the result. Every field but a group begins with its note.
 */

type TextOptions = {
  /** Most characters that fit. */
  max?: number;
  min?: number;
  /** Placeholders that the text must contain: `{{year}}`. */
  values?: readonly string[];
  /** Its numbers are about the language itself, so that languages have others. */
  ownNumbers?: boolean;
  optional?: boolean;
};

/** Note for translators: where the text appears and what it is for. */
type Noted = { note: string };

export type TextField = TextOptions & Noted & { type: 'text'; isHeadline?: true };
export type PluralField = Omit<TextOptions, 'optional'> & Noted & { type: 'plural' };
/** Meaning of a fact that is not shown as written. */
export type Meaning =
  | { thing: 'picture' }
  | { thing: 'figure' }
  | { thing: 'certificate' }
  | { thing: 'record'; of: ListField }
  | { thing: 'records'; of: ListField };
export type FactField<Schema extends z.ZodType = z.ZodType> = {
  type: 'fact';
  schema: Schema;
  note: string;
  optional?: boolean;
  meaning?: Meaning;
};
/** Content that comes from elsewhere and needs neither fact nor text of its own. */
export type DerivedField = {
  type: 'derived';
  /** Description of the bundle that is shown as a whole. */
  bundle?: Field;
  /** Fact beside it that the shown records of the bundle repeat. */
  by?: string;
  /** Fact beside it whose number is taken; absent where that is a text. */
  number?: string;
  optional?: boolean;
};
export type GroupField<Fields extends FieldMap = FieldMap> = {
  type: 'group';
  fields: Fields;
  optional?: boolean;
  /** A section that has state in the browser. */
  isIsland?: boolean;
};
export type VariantsField<Variants extends Record<string, GroupField> = Record<string, GroupField>> = {
  type: 'variants';
  variants: Variants;
};
export type ListField<Item extends GroupField | VariantsField = GroupField | VariantsField> = {
  type: 'list';
  item: Item;
  note: string;
  optional?: boolean;
  /** Name of an item in other bundles that refer to it by id. */
  thing?: string;
};
export type Field =
  | TextField
  | PluralField
  | FactField
  | DerivedField
  | GroupField
  | ListField
  | VariantsField;
export type FieldMap = { [name: string]: Field };

/** A text that every language writes for itself. */
export function text<const Options extends TextOptions>(note: string, options: Options) {
  return { type: 'text', note, ...options } as const;
}

/** A text that is set large, and breaks between its phrases. */
export function headline<const Options extends TextOptions>(note: string, options: Options) {
  return { type: 'text', note, isHeadline: true, ...options } as const;
}

/** A text that depends on `{{count}}`: one key per plural form of the language (`results_one`, `results_few` …). */
export function plural<const Options extends Omit<TextOptions, 'optional'>>(note: string, options: Options) {
  return { type: 'plural', note, ...options } as const;
}

/** A value shared by all languages, in `locales/shared`; a language may override it. */
export function fact<Schema extends z.ZodType>(note: string, schema: Schema) {
  return { type: 'fact', note, schema } as const;
}

/** A fact that may be absent. */
export function optionalFact<Schema extends z.ZodType>(note: string, schema: Schema) {
  return optional(fact(note, schema));
}

/** Fields that belong together. */
export function group<const Fields extends FieldMap>(fields: Fields) {
  return { type: 'group', fields } as const;
}

/** Fields that belong together and may be absent as a whole. */
export function optionalGroup<const Fields extends FieldMap>(fields: Fields) {
  return optional(group(fields));
}

/** The fields of a section that has state in the browser: `src/islands` says which component it has, and when it is hydrated. */
export function island<const Fields extends FieldMap>(fields: Fields) {
  return { type: 'group', fields, isIsland: true } as const;
}

/** Several things with these fields: ordered by their `id` in `locales/shared`, an object keyed by id in a language. */
export function list<const Fields extends FieldMap>(note: string, fields: Fields) {
  return { type: 'list', note, item: group(fields) } as const;
}

/** A list that may be absent as a whole. */
export function optionalList<const Fields extends FieldMap>(note: string, fields: Fields) {
  return optional(list(note, fields));
}

/** A list that other bundles name: `thing` is what one of its items is called. Drafts among them are not shown. */
export function records<const Fields extends FieldMap>(thing: string, note: string, fields: Fields) {
  return { ...list(note, fields), thing } as const;
}

/** A list whose things have one of several shapes, chosen by their fact `kind`. */
export function variants<const Variants extends Record<string, GroupField>>(note: string, all: Variants) {
  return { type: 'list', note, item: { type: 'variants', variants: all } } as const;
}

/** The same field where it may be absent. */
export function optional<const Described extends TextField | FactField | GroupField | ListField>(
  field: Described,
) {
  return { ...field, optional: true } as const;
}

/** The name of a picture of `pictures.json`, without `-start` and `-end`; shown is the one of the direction. */
export function picture(note: string) {
  return { ...fact(note, z.string()), meaning: { thing: 'picture' } } as const;
}

/** A number, written as the language writes numbers, or a text such as "24/7". */
export function figure<Schema extends z.ZodType<number | string>>(note: string, schema: Schema) {
  return { ...fact(note, schema), meaning: { thing: 'figure' } } as const;
}

/** The number of the figure with this name; absent if the figure is a text. */
export function numberOf(name: string) {
  return { type: 'derived', number: name, optional: true } as const;
}

/** The file of a certificate that may be there, offered with address and size. */
export function optionalCertificate<Schema extends z.ZodType<string>>(note: string, schema: Schema) {
  return { ...optionalFact(note, schema), meaning: { thing: 'certificate' } } as const;
}

/** The id of a record; shown is the record. */
export function reference<const List extends ListField>(note: string, of: List) {
  return { ...fact(note, z.string()), meaning: { thing: 'record', of } } as const;
}

/** Ids of records; shown are the records, in this order. */
export function references<const List extends ListField>(note: string, of: List) {
  return { ...fact(note, z.array(z.string())), meaning: { thing: 'records', of } } as const;
}

/** All that a bundle holds. */
export function whole<const Bundle extends Field>(bundle: Bundle) {
  return { type: 'derived', bundle } as const;
}

/** The records of a list that have the same value under a name as the fact beside. */
export function matching<const List extends ListField>(bundle: List, by: string) {
  return { type: 'derived', bundle, by } as const;
}
