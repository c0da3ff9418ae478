import { findVariant } from '#src/content/describe/derive-schemas.server.ts';
import { idOf, isRecord } from '#src/content/describe/json-value.server.ts';
import type { Value } from '#src/i18n/field-value.server.ts';
import type { DerivedField, FactField, Field, FieldMap, ListField } from '#src/i18n/fields.server.ts';

/** Returns whether a joined value matches its field. */
export function conforms<F extends Field>(field: F, value: unknown): value is Value<F> {
  return matches(field, value);
}

function matches(field: Field, value: unknown): boolean {
  switch (field.type) {
    case 'text':
    case 'plural':
      return typeof value === 'string';
    case 'fact':
      return matchesFact(field, value);
    case 'derived':
      return matchesDerived(field, value);
    case 'group':
      return isRecord(value) && hasFields(field.fields, value);
    case 'variants': {
      const variant = findVariant(field, value);
      return variant !== undefined && matches(variant, value);
    }
    case 'list':
      return Array.isArray(value) && value.every((item) => isItem(field, item));
    default:
      return field satisfies never;
  }
}

function matchesFact({ schema, meaning }: FactField, value: unknown): boolean {
  if (meaning === undefined) return schema.safeParse(value).success;
  switch (meaning.thing) {
    case 'figure':
      return typeof value === 'string';
    case 'picture':
    case 'certificate':
      return isRecord(value);
    case 'record':
      return isItem(meaning.of, value);
    case 'records':
      return matches(meaning.of, value);
    default:
      return meaning satisfies never;
  }
}

function matchesDerived({ bundle }: DerivedField, value: unknown): boolean {
  return bundle === undefined ? typeof value === 'number' : matches(bundle, value);
}

function isItem({ item }: ListField, value: unknown): boolean {
  return idOf(value) !== undefined && matches(item, value);
}

function hasFields(fields: FieldMap, value: Record<string, unknown>): boolean {
  return Object.entries(fields).every(([name, field]) => {
    const isOptional = 'optional' in field && field.optional === true;
    return value[name] === undefined ? isOptional : matches(field, value[name]);
  });
}
