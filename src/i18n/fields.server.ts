import { z } from 'zod';

/**
 * The vocabulary for describing bundles. One description yields the schema of a language's texts, the schema of the
 * facts, the rule that joins them, and the type of the result. Every field except a group starts with a note.
 */

type TextOptions = {
  /** Maximum length, characters. */
  max?: number;
  min?: number;
  /** Placeholders that the text must contain: `{{year}}`. */
  values?: readonly string[];
  /** Its numbers describe the language itself, so they differ between languages. */
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
/** A value computed from other data; it has neither fact nor text. */
export type DerivedField = {
  type: 'derived';
  /** Field of the bundle that is shown completely. */
  bundle?: Field;
  /** Sibling fact that selected records of the bundle must match. */
  by?: string;
  /** Sibling fact whose number is used; undefined if that is a text. */
  number?: string;
  optional?: boolean;
};
export type GroupField<Fields extends FieldMap = FieldMap> = {
  type: 'group';
  fields: Fields;
  optional?: boolean;
  /** A section with client-side state. */
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
  /** Singular name of an item, for bundles that refer to it by id. */
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

/** A text that every language has. */
export function text<const Options extends TextOptions>(note: string, options: Options) {
  return { type: 'text', note, ...options } as const;
}

/** A large text that breaks between its phrases. */
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

/** A group of fields. */
export function group<const Fields extends FieldMap>(fields: Fields) {
  return { type: 'group', fields } as const;
}

/** A group of fields that may be absent as a whole. */
export function optionalGroup<const Fields extends FieldMap>(fields: Fields) {
  return optional(group(fields));
}

/** Fields of a section with client-side state; `src/islands` defines its component and when to hydrate it. */
export function island<const Fields extends FieldMap>(fields: Fields) {
  return { type: 'group', fields, isIsland: true } as const;
}

/** A list of items: ordered by their `id` in `locales/shared`, an object keyed by id in a language. */
export function list<const Fields extends FieldMap>(note: string, fields: Fields) {
  return { type: 'list', note, item: group(fields) } as const;
}

/** A list that may be absent as a whole. */
export function optionalList<const Fields extends FieldMap>(note: string, fields: Fields) {
  return optional(list(note, fields));
}

/** A list that other bundles refer to; `thing` is the singular name of an item. Drafts are not shown. */
export function records<const Fields extends FieldMap>(thing: string, note: string, fields: Fields) {
  return { ...list(note, fields), thing } as const;
}

/** A list of items with one of several shapes, selected by the fact `kind`. */
export function variants<const Variants extends Record<string, GroupField>>(note: string, all: Variants) {
  return { type: 'list', note, item: { type: 'variants', variants: all } } as const;
}

/** Makes a field optional. */
export function optional<const Described extends TextField | FactField | GroupField | ListField>(
  field: Described,
) {
  return { ...field, optional: true } as const;
}

/** The name of a picture in `pictures.json`, without `-start` and `-end`; the one for the text direction is shown. */
export function picture(note: string) {
  return { ...fact(note, z.string()), meaning: { thing: 'picture' } } as const;
}

/** A number, formatted for the language, or a text such as "24/7". */
export function figure<Schema extends z.ZodType<number | string>>(note: string, schema: Schema) {
  return { ...fact(note, schema), meaning: { thing: 'figure' } } as const;
}

/** The number of the figure with this name; undefined if the figure is a text. */
export function numberOf(name: string) {
  return { type: 'derived', number: name, optional: true } as const;
}

/** An optional certificate file, shown with address and size. */
export function optionalCertificate<Schema extends z.ZodType<string>>(note: string, schema: Schema) {
  return { ...optionalFact(note, schema), meaning: { thing: 'certificate' } } as const;
}

/** The id of a record; the joined value is the record. */
export function reference<const List extends ListField>(note: string, of: List) {
  return { ...fact(note, z.string()), meaning: { thing: 'record', of } } as const;
}

/** Ids of records; the joined value is the records in this order. */
export function references<const List extends ListField>(note: string, of: List) {
  return { ...fact(note, z.array(z.string())), meaning: { thing: 'records', of } } as const;
}

/** The complete content of a bundle. */
export function whole<const Bundle extends Field>(bundle: Bundle) {
  return { type: 'derived', bundle } as const;
}

/** The records of a list whose value of `by` equals the sibling fact `by`. */
export function matching<const List extends ListField>(bundle: List, by: string) {
  return { type: 'derived', bundle, by } as const;
}
