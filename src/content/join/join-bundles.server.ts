import type { Language } from '#src/config/languages.ts';
import type { Pictures } from '#src/content/describe/bundle-catalogue.server.ts';
import { findVariant } from '#src/content/describe/derive-schemas.server.ts';
import { isPublished } from '#src/content/describe/is-published.server.ts';
import { idOf, isRecord, itemsOf, numbersOf, valueOf } from '#src/content/describe/json-value.server.ts';
import type { CompanyValues } from '#src/content/read/company-values.server.ts';
import type { Certificate, Value } from '#src/i18n/field-value.server.ts';
import type { Field, FieldMap } from '#src/i18n/fields.server.ts';
import { conforms } from './conforms.server.ts';
import { resolveDerived, resolveFact } from './resolve-fact.server.ts';
import { resolveText } from './resolve-text.server.ts';

/** Language whose texts are joined, and what facts and texts may name. */
export type JoinContext = {
  language: Language;
  company: CompanyValues;
  pictures: Pictures;
  describeCertificate: (file: string, language: Language) => Certificate;
  /** The content of the one bundle that a description is about. */
  findContent: (field: Field) => unknown;
};

type Sides = { facts: unknown; text: unknown };
type Source = Sides & { numbers: Record<string, number>; around: Sides };

/**
 * Joins the texts of a language with the facts of `locales/shared` by id: lists become arrays in the order of the
 * facts, a fact that the language repeats is overridden, references and placeholders are replaced. Both sides are
 * validated before; throws a TypeError when they do not fit.
 */
export function joinBundle<F extends Field>(
  field: F,
  facts: unknown,
  text: unknown,
  context: JoinContext,
): Value<F> {
  const joined = join(field, { facts, text, numbers: {}, around: { facts: {}, text: {} } }, context);
  if (!conforms(field, joined)) {
    throw new TypeError(
      'Texts and facts do not fit together; they have to be checked before they are joined',
    );
  }
  return joined;
}

function join(field: Field, source: Source, context: JoinContext): unknown {
  const { facts, text, numbers, around } = source;
  switch (field.type) {
    case 'text':
    case 'plural':
      return typeof text === 'string'
        ? resolveText(text, numbers, context.language, context.company)
        : undefined;
    case 'fact':
      return resolveFact(field, text ?? facts, context);
    case 'derived':
      return resolveDerived(
        field,
        (name) => valueOf(around.text, name) ?? valueOf(around.facts, name),
        context,
      );
    case 'group':
      if (field.optional === true && facts === undefined && text === undefined) return undefined;
      return joinGroup(field.fields, source, context);
    case 'variants': {
      const variant = findVariant(field, facts);
      return variant && { kind: valueOf(facts, 'kind'), ...joinGroup(variant.fields, source, context) };
    }
    case 'list':
      return Array.isArray(facts)
        ? itemsOf(facts).flatMap((item) => joinItem(field.item, item, source, context))
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
    const inner = { facts: valueOf(facts, name), text: valueOf(text, name) };
    return [name, join(field, { ...inner, numbers: scope, around: { facts, text } }, context)];
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** The item, or nothing where it is kept back. */
function joinItem(field: Field, facts: unknown, { text, numbers, around }: Source, context: JoinContext) {
  const id = idOf(facts) ?? '';
  const own = valueOf(text, id);
  if (!isPublished(facts, own)) return [];
  const joined = join(field, { facts, text: own, numbers, around }, context);
  return [isRecord(joined) ? { id, ...joined } : joined];
}
