import { z } from 'zod';
import { isLanguage, languages } from '#src/config/languages.ts';
import type { Field, FieldMap, GroupField, ListField, VariantsField } from '#src/i18n/fields.server.ts';
import { idOf, itemsOf, valueOf } from './json-value.server.ts';

type Shape = Record<string, z.ZodType>;

/** Id of a list item. */
export const factId = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'small letters, digits and hyphens such as "energy-storage"')
  .meta({ description: 'key of the texts in every language' });

const pluralForms = new Map<string, readonly string[]>();

/** Returns the plural forms of a language, such as `one` and `other`. */
export function pluralFormsOf(language: string): readonly string[] {
  const tag = isLanguage(language) ? languages[language].intl : language;
  const forms = pluralForms.get(tag) ?? new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  pluralForms.set(tag, forms);
  return forms;
}

/** Derives the schema of the facts in `locales/shared`; undefined for a field with texts only. */
export function deriveFactSchema(field: Field): z.ZodType | undefined {
  switch (field.type) {
    case 'text':
    case 'plural':
    case 'derived':
      return undefined;
    case 'fact':
      return makeOptional(field.schema.meta({ description: field.note }), field.optional);
    case 'group': {
      const shape = factShape(field.fields);
      return Object.keys(shape).length === 0
        ? undefined
        : makeOptional(z.strictObject(shape), field.optional);
    }
    case 'list': {
      const isBare = deriveFactSchema(field.item) === undefined;
      const item = isBare ? factId : itemFactSchema(field.item, { id: factId });
      const schema = z.array(item).meta({ description: field.note });
      return makeOptional(schema, field.optional);
    }
    case 'variants':
      return itemFactSchema(field, {});
    default:
      return field satisfies never;
  }
}

/**
 * Derives the schema of a language's texts for the given facts: lists are keyed by the ids of the facts, and sections
 * have the kind that the facts name. A language may repeat a fact to override it.
 */
export function deriveTextSchema(field: Field, facts: unknown, forms: readonly string[]): z.ZodType {
  switch (field.type) {
    case 'text':
      return remember(field, () => makeOptional(textSchema(field), field.optional));
    case 'plural':
      return remember(field, () => textSchema(field));
    case 'fact':
      return remember(field, () => field.schema.meta({ description: field.note }).optional());
    case 'derived':
      return z.never().optional();
    case 'group': {
      const schema = z.strictObject(textShape(field.fields, facts, forms));
      return makeOptional(schema, !needsText(field, facts));
    }
    case 'list': {
      const shape = Object.fromEntries(
        itemsOf(facts).flatMap((item): [string, z.ZodType][] => {
          const id = idOf(item);
          return id === undefined ? [] : [[id, deriveTextSchema(field.item, item, forms)]];
        }),
      );
      const schema = z.strictObject(shape).meta({ description: field.note });
      return makeOptional(schema, !needsText(field, facts));
    }
    case 'variants': {
      const variant = findVariant(field, facts);
      return variant === undefined ? z.unknown() : deriveTextSchema(variant, facts, forms);
    }
    default:
      return field satisfies never;
  }
}

/** Cache of schemas that depend on their field alone: they are most of a bundle and slow to create. */
const leafSchemas = new WeakMap<Field, z.ZodType>();

function remember(field: Field, make: () => z.ZodType): z.ZodType {
  const schema = leafSchemas.get(field) ?? make();
  leafSchemas.set(field, schema);
  return schema;
}

/** Returns the variant that the fact `kind` selects. */
export function findVariant(field: VariantsField, facts: unknown): GroupField | undefined {
  const kind = valueOf(facts, 'kind');
  return typeof kind === 'string' && Object.hasOwn(field.variants, kind) ? field.variants[kind] : undefined;
}

/** Returns whether a language must provide a text for a field. */
export function needsText(field: Field, facts: unknown): boolean {
  switch (field.type) {
    case 'text':
      return field.optional !== true;
    case 'plural':
      return true;
    case 'fact':
    case 'derived':
      return false;
    case 'group':
      return (
        // An optional group requires its texts once its facts exist.
        (field.optional !== true || facts !== undefined) &&
        Object.entries(field.fields).some(([name, inner]) => needsText(inner, valueOf(facts, name)))
      );
    case 'list':
      return itemsOf(facts).some((item) => needsText(field.item, item));
    case 'variants': {
      const variant = findVariant(field, facts);
      return variant !== undefined && needsText(variant, facts);
    }
    default:
      return field satisfies never;
  }
}

function makeOptional(schema: z.ZodType, optional: boolean | undefined): z.ZodType {
  return optional === true ? schema.optional() : schema;
}

function textSchema({ note, min, max }: { note: string; min?: number; max?: number }): z.ZodType {
  const limits = { minLength: min ?? 1, ...(max === undefined ? {} : { maxLength: max }) };
  return z.string().meta({ description: note, ...limits });
}

function factShape(fields: FieldMap): Shape {
  const entries = Object.entries(fields).flatMap(([name, field]): [string, z.ZodType][] => {
    const schema = deriveFactSchema(field);
    return schema === undefined ? [] : [[name, schema]];
  });
  return Object.fromEntries(entries);
}

function itemFactSchema(item: ListField['item'], extra: Shape): z.ZodType {
  if (item.type === 'group') {
    return z.strictObject({ ...extra, ...factShape(item.fields) });
  }
  const [first, ...rest] = Object.entries(item.variants).map(([kind, { fields }]) =>
    z.strictObject({ ...extra, kind: z.literal(kind), ...factShape(fields) }),
  );
  return first === undefined ? z.never() : z.discriminatedUnion('kind', [first, ...rest]);
}

/** Returns whether an optional group with facts is absent. */
function isAbsent(field: GroupField, facts: unknown): boolean {
  return field.optional === true && facts === undefined && deriveFactSchema(field) !== undefined;
}

function textShape(fields: FieldMap, facts: unknown, forms: readonly string[]): Shape {
  const entries = Object.entries(fields).flatMap(([name, field]): [string, z.ZodType][] => {
    const inner = valueOf(facts, name);
    if (field.type === 'derived') return [];
    if (field.type === 'plural') {
      return forms.map((form) => [`${name}_${form}`, deriveTextSchema(field, inner, forms)]);
    }
    if (field.type === 'list' && inner === undefined) {
      return field.optional === true ? [] : [[name, z.unknown().optional()]];
    }
    if (field.type === 'group' && isAbsent(field, inner)) return [];
    return [[name, deriveTextSchema(field, inner, forms)]];
  });
  return Object.fromEntries(entries);
}
