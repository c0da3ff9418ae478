import type { Language } from '#src/config/languages.ts';
import type { Field, FieldMap, Value } from '#src/i18n/fields.server.ts';
import { findVariant } from '#src/content/describe/derive-schemas.server.ts';
import { idOf, isRecord, itemsOf, numbersOf, valueOf } from '#src/content/describe/json-value.server.ts';
import { resolveText } from './resolve-text.server.ts';
import type { CompanyValues } from '#src/content/read/company-values.server.ts';

/** Language whose texts are joined, and what they may name. */
export type JoinContext = { language: Language; company: CompanyValues };

type Source = { facts: unknown; text: unknown; numbers: Record<string, number> };

/**
 * Joins the texts of a language with the facts of `locales/shared` by id: lists become arrays in the order of the
 * facts, a fact that the language repeats is overridden, placeholders are replaced. Both sides are validated before;
 * throws a TypeError when they do not fit.
 */
export function joinBundle<F extends Field>(
  field: F,
  facts: unknown,
  text: unknown,
  context: JoinContext,
): Value<F> {
  const joined = join(field, { facts, text, numbers: {} }, context);
  if (!conforms(field, joined)) {
    throw new TypeError(
      'Texts and facts do not fit together; they have to be checked before they are joined',
    );
  }
  return joined;
}

function join(field: Field, source: Source, context: JoinContext): unknown {
  const { facts, text, numbers } = source;
  switch (field.type) {
    case 'text':
    case 'plural':
      return typeof text === 'string'
        ? resolveText(text, numbers, context.language, context.company)
        : undefined;
    case 'fact':
      return text ?? facts;
    case 'group':
      return joinGroup(field.fields, source, context);
    case 'variants': {
      const variant = findVariant(field, facts);
      return variant && { kind: valueOf(facts, 'kind'), ...joinGroup(variant.fields, source, context) };
    }
    case 'list':
      return Array.isArray(facts)
        ? itemsOf(facts).map((item) => joinItem(field.item, item, source, context))
        : undefined;
    default:
      return field satisfies never;
  }
}

function joinGroup(
  fields: FieldMap,
  { facts, text, numbers }: Source,
  context: JoinContext,
): Record<string, unknown> {
  const overrides = Object.entries(numbersOf(text)).filter(([name]) => fields[name]?.type === 'fact');
  const scope = { ...numbers, ...numbersOf(facts), ...Object.fromEntries(overrides) };
  const entries = Object.entries(fields).map(([name, field]): [string, unknown] => {
    const inner = { facts: valueOf(facts, name), text: valueOf(text, name), numbers: scope };
    return [name, join(field, inner, context)];
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function joinItem(field: Field, item: unknown, { text, numbers }: Source, context: JoinContext): unknown {
  const id = idOf(item) ?? '';
  const joined = join(field, { facts: item, text: valueOf(text, id), numbers }, context);
  return isRecord(joined) ? { id, ...joined } : joined;
}

/** Says whether a joined value is what its description promises. */
function conforms<F extends Field>(field: F, value: unknown): value is Value<F> {
  return matches(field, value);
}

function matches(field: Field, value: unknown): boolean {
  switch (field.type) {
    case 'text':
    case 'plural':
      return typeof value === 'string';
    case 'fact':
      return field.schema.safeParse(value).success;
    case 'group':
      return isRecord(value) && hasFields(field.fields, value);
    case 'variants': {
      const variant = findVariant(field, value);
      return variant !== undefined && matches(variant, value);
    }
    case 'list':
      return (
        Array.isArray(value) && value.every((item) => idOf(item) !== undefined && matches(field.item, item))
      );
    default:
      return field satisfies never;
  }
}

function hasFields(fields: FieldMap, value: Record<string, unknown>): boolean {
  return Object.entries(fields).every(([name, field]) => {
    const isOptional = 'optional' in field && field.optional === true;
    return value[name] === undefined ? isOptional : matches(field, value[name]);
  });
}
