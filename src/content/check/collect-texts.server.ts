import type { Field, PluralField, TextField } from '#src/i18n/fields.server.ts';
import { defaultLanguage } from '#src/config/languages.ts';
import { findVariant, pluralFormsOf } from '#src/content/describe/derive-schemas.server.ts';
import { splitPluralKey } from '#src/content/describe/describe-field.server.ts';
import {
  idOf,
  isRecord,
  itemsOf,
  numbersOf,
  valueAt,
  valueOf,
} from '#src/content/describe/json-value.server.ts';

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

type Walk = {
  field: Field;
  facts: unknown;
  text: unknown;
  path: readonly string[];
  numbers: Record<string, number>;
};

/** All texts of a bundle that are described and are texts. */
export function collectTexts(field: Field, facts: unknown, text: unknown): TextEntry[] {
  return walk({ field, facts, text, path: [], numbers: {} });
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

function walk({ field, facts, text, path, numbers }: Walk): TextEntry[] {
  switch (field.type) {
    case 'text':
    case 'plural': {
      const form = field.type === 'plural' ? splitPluralKey(path.at(-1) ?? '')?.form : undefined;
      return typeof text === 'string' ? [{ field, path, value: text, form, numbers }] : [];
    }
    case 'fact':
    case 'derived':
      return [];
    case 'list':
      return itemsOf(facts).flatMap((item) => {
        const id = idOf(item) ?? '';
        return walk({
          field: field.item,
          facts: item,
          text: valueOf(text, id),
          path: [...path, id],
          numbers,
        });
      });
    case 'variants': {
      const variant = findVariant(field, facts);
      return variant === undefined ? [] : walk({ field: variant, facts, text, path, numbers });
    }
    case 'group':
      return walkGroup(field.fields, { field, facts, text, path, numbers });
    default:
      return field satisfies never;
  }
}

function walkGroup(fields: Record<string, Field>, { facts, text, path, numbers }: Walk): TextEntry[] {
  const scope = { ...numbers, ...numbersOf(facts), ...overriddenNumbers(fields, text) };
  return Object.entries(fields).flatMap(([name, field]) => {
    const keys = field.type === 'plural' ? formKeys(text, name) : [name];
    return keys.flatMap((key) =>
      walk({
        field,
        facts: valueOf(facts, key),
        text: valueOf(text, key),
        path: [...path, key],
        numbers: scope,
      }),
    );
  });
}

function overriddenNumbers(fields: Record<string, Field>, text: unknown): Record<string, number> {
  const numbers = Object.entries(numbersOf(text));
  return Object.fromEntries(numbers.filter(([name]) => fields[name]?.type === 'fact'));
}

function formKeys(text: unknown, name: string): string[] {
  return isRecord(text) ? Object.keys(text).filter((key) => splitPluralKey(key)?.name === name) : [];
}
