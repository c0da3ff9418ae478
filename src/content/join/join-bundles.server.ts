import { type Language, languages } from '#src/config/languages.ts';
import type { Pictures } from '#src/content/describe/bundle-catalogue.server.ts';
import { findVariant } from '#src/content/describe/derive-schemas.server.ts';
import { isPublished, numbersInside } from '#src/content/describe/describe-field.server.ts';
import { idOf, isRecord, itemsOf, valueOf } from '#src/content/describe/json-value.server.ts';
import type { CompanyValues } from '#src/content/read/company-values.server.ts';
import type { SiteSource } from '#src/content/read/read-site.server.ts';
import type { Certificate, Picture, Value } from '#src/i18n/field-value.server.ts';
import type { DerivedField, FactField, Field, FieldMap, ListField } from '#src/i18n/fields.server.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { isolateRuns } from '#src/i18n/isolate-runs.ts';
import { findPicture } from '#src/content/read/find-picture.server.ts';
import { conforms } from './conforms.server.ts';
import { resolveText } from './resolve-text.server.ts';

/** Bundles to join, the language of their texts, and what facts and texts may refer to. */
export type JoinContext = {
  source: SiteSource;
  language: Language;
  company: CompanyValues;
  /** Keeps the words of each phrase in a headline on one line. */
  joinHeadlinePhrases: (headline: string) => string;
  pictures: Pictures;
  describeCertificate: (file: string, language: Language) => Certificate;
  /** Returns the content of the only bundle with a field. */
  findContent: (field: Field) => unknown;
};

type Sides = { facts: unknown; text: unknown };
type Source = Sides & { numbers: Record<string, number>; around: Sides };

/**
 * Joins the texts of a language with the facts of `locales/shared` by id: lists become arrays in the order of the
 * facts, repeated facts are overridden, references and placeholders are replaced. Both sides must be validated first.
 * @throws TypeError if they do not match
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
    case 'plural': {
      if (typeof text !== 'string') return undefined;
      const resolved = resolveText(text, numbers, context.language, context.company);
      return 'isHeadline' in field ? context.joinHeadlinePhrases(resolved) : resolved;
    }
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

function joinGroup(fields: FieldMap, source: Source, context: JoinContext): Record<string, unknown> {
  const { facts, text } = source;
  const numbers = numbersInside(fields, source);
  const entries = Object.entries(fields).map(([name, field]): [string, unknown] => {
    const inner = { facts: valueOf(facts, name), text: valueOf(text, name) };
    return [name, join(field, { ...inner, numbers, around: { facts, text } }, context)];
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** Returns the item in a list; empty if it is unpublished. */
function joinItem(field: Field, facts: unknown, { text, numbers, around }: Source, context: JoinContext) {
  const id = idOf(facts) ?? '';
  const own = valueOf(text, id);
  if (!isPublished(facts, own)) return [];
  const joined = join(field, { facts, text: own, numbers, around }, context);
  return [isRecord(joined) ? { id, ...joined } : joined];
}

/**
 * Resolves a fact by its meaning: the picture for the text direction, records, a formatted number; else the fact.
 * @throws TypeError if a reference has no target: references must be checked first
 */
function resolveFact({ meaning }: FactField, value: unknown, context: JoinContext): unknown {
  if (meaning === undefined || value === undefined) return value;
  if (meaning.thing === 'figure') return writeFigure(value, context.language);
  if (meaning.thing === 'records') return itemsOf(value).map((id) => findRecord(meaning.of, id, context));
  if (typeof value !== 'string')
    throw new TypeError('A reference is a name; facts have to be checked before.');
  switch (meaning.thing) {
    case 'picture':
      return resolvePicture(value, context.language, context.pictures);
    case 'certificate':
      return context.describeCertificate(value, context.language);
    case 'record':
      return findRecord(meaning.of, value, context);
    default:
      return meaning satisfies never;
  }
}

/** Resolves a derived value; `beside` reads the sibling facts. */
function resolveDerived(
  { bundle, by, number }: DerivedField,
  beside: (name: string) => unknown,
  context: JoinContext,
): unknown {
  if (number !== undefined) {
    const value = beside(number);
    return typeof value === 'number' ? value : undefined;
  }
  const content = bundle && context.findContent(bundle);
  return by === undefined ? content : itemsOf(content).filter((record) => valueOf(record, by) === beside(by));
}

function writeFigure(value: unknown, language: Language): string {
  if (typeof value === 'number') return formatNumber(language, value);
  return languages[language].direction === 'rtl' ? isolateRuns(String(value)) : String(value);
}

function findRecord(list: ListField, id: unknown, context: JoinContext): unknown {
  const found = itemsOf(context.findContent(list)).find((record) => idOf(record) === id);
  if (found === undefined) {
    throw new TypeError(
      `There is no ${list.thing ?? 'record'} "${String(id)}"; references have to be checked before`,
    );
  }
  return found;
}

/**
 * Returns the picture file for the text direction of the language.
 * @throws TypeError if there is none: references must be checked first
 */
function resolvePicture(name: string, language: Language, pictures: Pictures): Picture {
  const file = findPicture(Object.keys(pictures), name, languages[language].direction === 'rtl');
  const picture = file === undefined ? undefined : pictures[file];
  if (file === undefined || picture === undefined) {
    throw new TypeError(`There is no picture "${name}"; references have to be checked before`);
  }
  const { width, height, widths, color } = picture;
  return { name: file, width, height, widths, color };
}
