import type { z } from 'zod';

/**
 * The vocabulary in which bundles are described. One description gives the schema of a language's texts, the schema
 * of the facts, the rule that joins them, and the type of the result.
 */

type TextOptions = {
  /** What a translator should know: where the text stands, what it is for. */
  note: string;
  /** Most characters that fit. */
  max?: number;
  min?: number;
  /** Placeholders that the text must contain: `{{year}}`. */
  values?: readonly string[];
  optional?: boolean;
};

export type TextField = TextOptions & { type: 'text' };
export type PluralField = Omit<TextOptions, 'optional'> & { type: 'plural' };
export type FactField<Schema extends z.ZodType = z.ZodType> = {
  type: 'fact';
  schema: Schema;
  note: string;
  optional?: boolean;
};
export type GroupField<Fields extends FieldMap = FieldMap> = {
  type: 'group';
  fields: Fields;
  optional?: boolean;
  /** A section that answers to the visitor. */
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
};
export type Field = TextField | PluralField | FactField | GroupField | ListField | VariantsField;
export type FieldMap = { [name: string]: Field };

/** A text that every language writes for itself. */
export function text<const Options extends TextOptions>(options: Options) {
  return { type: 'text', ...options } as const;
}

/** A text that depends on `{{count}}`: one key per plural form of the language (`results_one`, `results_few` …). */
export function plural<const Options extends Omit<TextOptions, 'optional'>>(options: Options) {
  return { type: 'plural', ...options } as const;
}

/** A value that no language changes. It stands in `locales/shared`; a language may override it. */
export function fact<Schema extends z.ZodType>(schema: Schema, note: string) {
  return { type: 'fact', schema, note } as const;
}

/** A fact that may be absent. */
export function optionalFact<Schema extends z.ZodType>(schema: Schema, note: string) {
  return { type: 'fact', schema, note, optional: true } as const;
}

/** Fields that belong together. */
export function group<const Fields extends FieldMap>(fields: Fields) {
  return { type: 'group', fields } as const;
}

/** The fields of a section that answers to the visitor: `src/islands` says with what and when. */
export function island<const Fields extends FieldMap>(fields: Fields) {
  return { type: 'group', fields, isIsland: true } as const;
}

/** Several things of one shape: ordered by their `id` in `locales/shared`, an object keyed by id in a language. */
export function list<const Item extends GroupField | VariantsField>(item: Item, note: string) {
  return { type: 'list', item, note } as const;
}

/** A list that may be absent as a whole. */
export function optionalList<const Item extends GroupField | VariantsField>(item: Item, note: string) {
  return { type: 'list', item, note, optional: true } as const;
}

/** One of several shapes, chosen by the fact `kind`. */
export function variants<const Variants extends Record<string, GroupField>>(all: Variants) {
  return { type: 'variants', variants: all } as const;
}

type OptionalNames<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { optional: true } ? Name : never;
}[keyof Fields];

type GroupValue<Fields> = { [Name in Exclude<keyof Fields, OptionalNames<Fields>>]: Value<Fields[Name]> } & {
  [Name in OptionalNames<Fields>]?: Value<Fields[Name]>;
};

type Flat<T> = { [Name in keyof T]: T[Name] };

/** The joined result of a description: what a component gets. */
export type Value<F> = F extends { type: 'text' | 'plural' }
  ? string
  : F extends { type: 'fact'; schema: infer Schema extends z.ZodType }
    ? z.infer<Schema>
    : F extends { type: 'group'; fields: infer Fields }
      ? Flat<GroupValue<Fields>>
      : F extends { type: 'variants'; variants: infer Variants }
        ? { [Kind in keyof Variants]: Flat<{ kind: Kind } & Value<Variants[Kind]>> }[keyof Variants]
        : F extends { type: 'list'; item: infer Item }
          ? WithId<Value<Item>>[]
          : never;

type WithId<T> = T extends unknown ? Flat<{ id: string } & T> : never;
