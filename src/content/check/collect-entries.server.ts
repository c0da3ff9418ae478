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

/** One fact of a bundle, in `locales/shared` or in a language that overrides it, and its meaning. */
export type FactEntry = { field: FactField | DerivedField; path: JsonPath; value: unknown };
/** One list of facts. */
export type FactList = { path: JsonPath; ids: (string | undefined)[] };
/** One text of a bundle with what its checks need. */
export type TextEntry = {
  field: TextField | PluralField;
  path: readonly string[];
  value: string;
  /** Plural form; absent for a text that does not count. */
  form: string | undefined;
  /** Numeric facts of the records around the text. */
  numbers: Record<string, number>;
};

type Found = {
  facts: FactEntry[];
  /** The lists of a bundle of `locales/shared`, with the ids of their items. */
  lists: FactList[];
  /** What a language writes that is described and is a text. */
  texts: TextEntry[];
  /** Descriptions of the bundles of which the bundle shows everything. */
  whole: Field[];
};

/** A part of a bundle: its description, its facts in `locales/shared`, and itself, shared or not. */
type Part = { field: Field; facts: unknown; value: unknown; path: JsonPath; numbers: Record<string, number> };

/** What was found in a bundle. Every check asks, and nobody changes the value of a bundle that was read. */
const foundIn = new WeakMap<object, { field: Field; facts: unknown; found: Found }>();

/** What a bundle holds. `facts` are those of `locales/shared`, `value` is the bundle, shared or not. */
export function collectEntries(field: Field, facts: unknown, value: unknown): Found {
  const key = typeof value === 'object' && value !== null ? value : undefined;
  const known = key && foundIn.get(key);
  if (known?.field === field && known.facts === facts) return known.found;
  const found: Found = { facts: [], lists: [], texts: [], whole: [] };
  walk(found, { field, facts, value, path: [], numbers: {} });
  if (key) foundIn.set(key, { field, facts, found });
  return found;
}

/** The text of the default language that an entry translates. Forms that it lacks translate its form for many. */
export function findOriginal(originals: unknown, { path, form }: TextEntry): string | undefined {
  const value = valueAt(originals, path);
  const many = form === undefined ? undefined : (path.at(-1) ?? '').slice(0, -form.length);
  const other = many === undefined ? undefined : valueAt(originals, [...path.slice(0, -1), `${many}other`]);
  const found = value ?? other;
  return typeof found === 'string' ? found : undefined;
}

/** Keys of the texts by which a language says a text of the default language: in its own plural forms, each of which translates the form of the same name or `other`. */
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
        // A bundle of a language has its items by their ids.
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

/** The keys under which a field stands: a plural has one for each form, what follows a fact has that of the fact. */
function listKeys(field: Field, name: string, value: unknown): string[] {
  if (field.type === 'derived') return [field.by ?? name];
  if (field.type !== 'plural') return [name];
  return isRecord(value) ? Object.keys(value).filter((key) => splitPluralKey(key)?.name === name) : [];
}
