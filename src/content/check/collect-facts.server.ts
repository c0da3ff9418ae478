import type { DerivedField, FactField, Field } from '#src/i18n/fields.server.ts';
import { findVariant } from '#src/content/describe/derive-schemas.server.ts';
import { idOf, isRecord, itemsOf, type JsonPath, valueOf } from '#src/content/describe/json-value.server.ts';

/** One fact of a bundle, in `locales/shared` or in a language that overrides it, and its meaning. */
export type FactEntry = { field: FactField | DerivedField; path: JsonPath; value: unknown };
/** One list of facts. */
export type FactList = { path: JsonPath; ids: (string | undefined)[] };

type Walk<Entry> = {
  whole: (bundle: Field) => Entry[];
  facts: (field: FactField | DerivedField, value: unknown, path: JsonPath) => Entry[];
  list: (items: readonly unknown[], path: JsonPath) => Entry[];
};

/** All facts that a bundle holds. `facts` are those of `locales/shared`, `value` is the bundle, shared or not. */
export function collectFacts(field: Field, facts: unknown, value: unknown): FactEntry[] {
  const visit: Walk<FactEntry> = {
    facts: (fact, factValue, path) => [{ field: fact, path, value: factValue }],
    list: () => [],
    whole: () => [],
  };
  return walk(visit, field, facts, value, []);
}

/** All lists of a bundle of `locales/shared`, with the ids of their items. */
export function collectLists(field: Field, facts: unknown): FactList[] {
  const visit: Walk<FactList> = {
    facts: () => [],
    list: (items, path) => [{ path, ids: items.map(idOf) }],
    whole: () => [],
  };
  return walk(visit, field, facts, facts, []);
}

/** Descriptions of the bundles of which a bundle shows everything. */
export function collectWhole(field: Field, facts: unknown): Field[] {
  return walk<Field>(
    { facts: () => [], list: () => [], whole: (bundle) => [bundle] },
    field,
    facts,
    facts,
    [],
  );
}

function walk<Entry>(
  visit: Walk<Entry>,
  field: Field,
  facts: unknown,
  value: unknown,
  path: JsonPath,
): Entry[] {
  switch (field.type) {
    case 'text':
    case 'plural':
      return [];
    case 'fact':
      return value === undefined ? [] : visit.facts(field, value, path);
    case 'derived':
      if (field.by === undefined) return field.bundle === undefined ? [] : visit.whole(field.bundle);
      return value === undefined ? [] : visit.facts(field, value, path);
    case 'group':
      return Object.entries(field.fields).flatMap(([name, inner]) => {
        const key = inner.type === 'derived' ? (inner.by ?? name) : name;
        return walk(visit, inner, valueOf(facts, key), valueOf(value, key), [...path, key]);
      });
    case 'variants': {
      const variant = findVariant(field, facts);
      return variant === undefined ? [] : walk(visit, variant, facts, value, path);
    }
    case 'list': {
      const own = Array.isArray(value) ? visit.list(value, path) : [];
      const inner = itemsOf(facts).flatMap((item, index) => {
        const step = isRecord(value) ? (idOf(item) ?? '') : index;
        const itemValue = isRecord(value) ? valueOf(value, idOf(item) ?? '') : itemsOf(value)[index];
        return walk(visit, field.item, item, itemValue, [...path, step]);
      });
      return [...own, ...inner];
    }
    default:
      return field satisfies never;
  }
}
