import { deriveFactSchema, pluralFormsOf } from '#src/content/describe/derive-schemas.server.ts';
import {
  type FieldPlace,
  fieldsOf,
  findField,
  splitPluralKey,
} from '#src/content/describe/describe-field.server.ts';
import { type DescribedBundle, nameLanguage } from './described-bundle.server.ts';
import {
  idOf,
  isRecord,
  itemsOf,
  type JsonPath,
  valueAt,
  valueOf,
} from '#src/content/describe/json-value.server.ts';
import { findNearest } from '#src/config/nearest-name.server.ts';
import type { Fault } from '#src/content/read/problem.server.ts';
import type { Phrase } from '#src/content/read/words.server.ts';

/** Explains a key that is not described at its path. */
export function explainExtraKey(described: DescribedBundle, path: JsonPath, key: string): Fault {
  const parent = findField(described.place, path);
  const special =
    parent && (explainPlural(described, parent, key) ?? explainWrongFolder(described, parent, key));
  if (special) {
    return special;
  }
  const allowed = parent === undefined ? [] : allowedKeys(described, parent);
  const siblings = valueAt(described.bundle.value, path);
  const missing = allowed.filter((name) => valueOf(siblings, name) === undefined);
  const nearest = findNearest(key, missing);
  const expected: Phrase =
    allowed.length === 0 ? { phrase: 'no-key' } : { phrase: 'of-the-keys', values: { keys: allowed } };
  const remedy = explainRemedy(described, parent, key, nearest);
  return { code: 'key-unknown', values: { key, expected, remedy } };
}

function explainRemedy(
  { factFile }: DescribedBundle,
  parent: FieldPlace | undefined,
  key: string,
  nearest: string | undefined,
): Phrase {
  if (nearest !== undefined) return { phrase: 'rename-key', values: { key, nearest } };
  return parent?.field.type === 'list'
    ? { phrase: 'remove-or-list', values: { key, factFile } }
    : { phrase: 'remove-key', values: { key } };
}

function explainPlural({ language }: DescribedBundle, parent: FieldPlace, key: string): Fault | undefined {
  const name = splitPluralKey(key)?.name ?? key;
  if (language === undefined || fieldsOf(parent)[name]?.type !== 'plural') {
    return undefined;
  }
  const forms = pluralFormsOf(language);
  const keys = forms.map((form) => `${name}_${form}`);
  return {
    code: key === name ? 'form-unnamed' : 'form-extra',
    values: { key, keys, forms, language: nameLanguage(language) },
  };
}

/** Fault for a text among the facts, or for a list that the facts lack. */
function explainWrongFolder(described: DescribedBundle, parent: FieldPlace, key: string): Fault | undefined {
  const field = fieldsOf(parent)[key];
  if (field === undefined) {
    return undefined;
  }
  return described.language === undefined
    ? { code: 'text-among-facts', values: { key } }
    : { code: 'list-without-facts', values: { key, factFile: described.factFile } };
}

function allowedKeys({ language, bundle }: DescribedBundle, place: FieldPlace): string[] {
  if (place.field.type === 'list') {
    return [...new Set(itemsOf(place.facts).flatMap((item) => idOf(item) ?? []))];
  }
  const isShared = language === undefined;
  const isItem = isShared && idOf(place.facts) !== undefined && isRecord(bundle.value);
  const names = Object.entries(fieldsOf(place)).flatMap(([name, field]) => {
    if (field.type === 'plural' && language !== undefined) {
      return pluralFormsOf(language).map((form) => `${name}_${form}`);
    }
    return !isShared || deriveFactSchema(field) !== undefined ? [name] : [];
  });
  return isItem ? ['id', ...names] : names;
}
