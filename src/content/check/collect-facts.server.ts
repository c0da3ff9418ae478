import type { DerivedField, FactField, Field } from '#src/i18n/fields.server.ts';
import { findVariant } from '#src/content/describe/derive-schemas.server.ts';
import {
  idOf,
  isRecord,
  itemsOf,
  type JsonPath,
  valueAt,
  valueOf,
} from '#src/content/describe/json-value.server.ts';

/** One fact of a bundle, in `locales/shared` or in a language that overrides it, and its meaning. */
export type FactEntry = { field: FactField | DerivedField; path: JsonPath; value: unknown };
/** One list of facts. */
export type FactList = { path: JsonPath; ids: (string | undefined)[] };

/** What a bundle holds beside texts: facts, lists, and the bundles that it shows as a whole. */
type Found = { facts: FactEntry[]; lists: FactList[]; whole: Field[] };

/** All facts that a bundle holds. `facts` are those of `locales/shared`, `value` is the bundle, shared or not. */
export function collectFacts(field: Field, facts: unknown, value: unknown): FactEntry[] {
  return collect(field, facts, value).facts;
}

/** All lists of a bundle of `locales/shared`, with the ids of their items. */
export function collectLists(field: Field, facts: unknown): FactList[] {
  return collect(field, facts, facts).lists;
}

/** Descriptions of the bundles of which a bundle shows everything. */
export function collectWhole(field: Field, facts: unknown): Field[] {
  return collect(field, facts, facts).whole;
}

function collect(field: Field, facts: unknown, value: unknown): Found {
  const found: Found = { facts: [], lists: [], whole: [] };
  walk(found, field, facts, value, []);
  return found;
}

function walk(found: Found, field: Field, facts: unknown, value: unknown, path: JsonPath): void {
  switch (field.type) {
    case 'text':
    case 'plural':
      return;
    case 'derived':
      if (field.by === undefined && field.bundle !== undefined) found.whole.push(field.bundle);
      if (field.by !== undefined && value !== undefined) found.facts.push({ field, path, value });
      return;
    case 'fact':
      if (value !== undefined) found.facts.push({ field, path, value });
      return;
    case 'group':
      for (const [name, inner] of Object.entries(field.fields)) {
        const key = inner.type === 'derived' ? (inner.by ?? name) : name;
        walk(found, inner, valueOf(facts, key), valueOf(value, key), [...path, key]);
      }
      return;
    case 'variants': {
      const variant = findVariant(field, facts);
      if (variant !== undefined) walk(found, variant, facts, value, path);
      return;
    }
    case 'list':
      if (Array.isArray(value)) found.lists.push({ path, ids: value.map(idOf) });
      itemsOf(facts).forEach((item, index) => {
        const step = isRecord(value) ? (idOf(item) ?? '') : index;
        walk(found, field.item, item, valueAt(value, [step]), [...path, step]);
      });
      return;
    default:
      field satisfies never;
  }
}
