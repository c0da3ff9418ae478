import { defaultLanguage } from '#src/config/languages.ts';
import { numbersInside, splitPluralKey } from '#src/content/describe/describe-field.server.ts';
import { findVariant, pluralFormsOf } from '#src/content/describe/derive-schemas.server.ts';
import {
  idOf,
  isRecord,
  itemsOf,
  type JsonPath,
  valueAt,
  valueOf,
} from '#src/content/describe/json-value.server.ts';
import type {
  DerivedField,
  FactField,
  Field,
  FieldMap,
  PluralField,
  TextField,
} from '#src/i18n/fields.server.ts';

/** A fact of a bundle, in `locales/shared` or overridden by a language, and its field. */
export type FactEntry = { field: FactField | DerivedField; path: JsonPath; value: unknown };
/** A list of facts. */
export type FactList = { path: JsonPath; ids: (string | undefined)[] };
/** A text of a bundle, with the input of its checks. */
export type TextEntry = {
  field: TextField | PluralField;
  path: readonly string[];
  value: string;
  /** Plural form; undefined for a text without a count. */
  form: string | undefined;
  /** Numeric facts of the enclosing records. */
  numbers: Record<string, number>;
};

type Found = {
  facts: FactEntry[];
  /** The bundle's lists and their item ids; only for `locales/shared`. */
  lists: FactList[];
  /** The texts of a language that have a field. */
  texts: TextEntry[];
  /** Fields of the bundles that are shown completely. */
  whole: Field[];
};

/** A part of a bundle: its field, its facts in `locales/shared`, and its value, shared or localized. */
type Part = { field: Field; facts: unknown; value: unknown; path: JsonPath; numbers: Record<string, number> };

/** Cache by bundle value, since every check reads the entries. Values of read bundles are never mutated. */
const foundIn = new WeakMap<object, { field: Field; facts: unknown; found: Found }>();

/** Collects a bundle's entries. `facts` are those of `locales/shared`, `value` is the bundle, shared or localized. */
export function collectEntries(field: Field, facts: unknown, value: unknown): Found {
  const key = typeof value === 'object' && value !== null ? value : undefined;
  const known = key && foundIn.get(key);
  if (known?.field === field && known.facts === facts) return known.found;
  const found: Found = { facts: [], lists: [], texts: [], whole: [] };
  walk(found, { field, facts, value, path: [], numbers: {} });
  if (key) foundIn.set(key, { field, facts, found });
  return found;
}

/** Returns the source text of an entry. A plural form that the source lacks falls back to `other`. */
export function findOriginal(originals: unknown, { path, form }: TextEntry): string | undefined {
  const value = valueAt(originals, path);
  const many = form === undefined ? undefined : (path.at(-1) ?? '').slice(0, -form.length);
  const other = many === undefined ? undefined : valueAt(originals, [...path.slice(0, -1), `${many}other`]);
  const found = value ?? other;
  return typeof found === 'string' ? found : undefined;
}

/** Returns the keys of a text's translations: one per plural form, each translating the same form, else `other`. */
export function listTranslations({ path, form }: TextEntry, language: string): (readonly string[])[] {
  if (form === undefined) return [path];
  const { name = '' } = splitPluralKey(path.at(-1) ?? '') ?? {};
  const own = pluralFormsOf(language);
  const forms = form === 'other' ? own.filter((each) => !pluralFormsOf(defaultLanguage).includes(each)) : [];
  return [...forms, ...(own.includes(form) ? [form] : [])].map((each) => [
    ...path.slice(0, -1),
    `${name}_${each}`,
  ]);
}

function walk(found: Found, { field, facts, value, path, numbers }: Part): void {
  switch (field.type) {
    case 'text':
    case 'plural': {
      const keys = path.map(String);
      const form = field.type === 'plural' ? splitPluralKey(keys.at(-1) ?? '')?.form : undefined;
      if (typeof value === 'string') found.texts.push({ field, path: keys, value, form, numbers });
      return;
    }
    case 'derived':
      if (field.by === undefined && field.bundle !== undefined) found.whole.push(field.bundle);
      if (field.by !== undefined && value !== undefined) found.facts.push({ field, path, value });
      return;
    case 'fact':
      if (value !== undefined) found.facts.push({ field, path, value });
      return;
    case 'group':
      return walkGroup(found, field.fields, { facts, value, path, numbers });
    case 'variants': {
      const variant = findVariant(field, facts);
      if (variant !== undefined) walk(found, { field: variant, facts, value, path, numbers });
      return;
    }
    case 'list':
      if (Array.isArray(value)) found.lists.push({ path, ids: value.map(idOf) });
      itemsOf(facts).forEach((item, index) => {
        // In a localized bundle items are keyed by id.
        const step = value === facts ? index : (idOf(item) ?? '');
        const part = { facts: item, value: valueAt(value, [step]), path: [...path, step] };
        walk(found, { ...part, field: field.item, numbers });
      });
      return;
    default:
      field satisfies never;
  }
}

function walkGroup(found: Found, fields: FieldMap, { facts, value, path, numbers }: Omit<Part, 'field'>) {
  const inside = numbersInside(fields, { facts, text: value, numbers });
  for (const [name, field] of Object.entries(fields)) {
    for (const key of listKeys(field, name, value)) {
      const part = { facts: valueOf(facts, key), value: valueOf(value, key), path: [...path, key] };
      walk(found, { ...part, field, numbers: inside });
    }
  }
}

/** Keys of a field: a plural has one per form, a derived value has its source fact's. */
function listKeys(field: Field, name: string, value: unknown): string[] {
  if (field.type === 'derived') return [field.by ?? name];
  if (field.type !== 'plural') return [name];
  return isRecord(value) ? Object.keys(value).filter((key) => splitPluralKey(key)?.name === name) : [];
}
