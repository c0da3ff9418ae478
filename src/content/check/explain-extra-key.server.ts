import type { Field } from '#src/i18n/fields.server.ts';
import { pluralFormsOf } from '#src/content/describe/derive-schemas.server.ts';
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
import { findNearest } from '#src/content/read/nearest-name.server.ts';
import type { Fault } from '#src/content/read/problem.server.ts';

/** Explains a key that nothing describes at its place. */
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
  const found = `the key "${key}"`;
  const expected = allowed.length === 0 ? 'no key here' : `one of the keys ${allowed.join(', ')}`;
  if (nearest !== undefined) {
    return { found, expected, remedy: `rename "${key}" to "${nearest}"` };
  }
  const isItem = parent?.field.type === 'list';
  const alternative = isItem ? `, or add { "id": "${key}" } to the list in ${described.factFile}` : '';
  return { found, expected, remedy: `remove "${key}"${alternative}` };
}

function explainPlural({ language }: DescribedBundle, parent: FieldPlace, key: string): Fault | undefined {
  const name = splitPluralKey(key)?.name ?? key;
  if (language === undefined || fieldsOf(parent)[name]?.type !== 'plural') {
    return undefined;
  }
  const forms = pluralFormsOf(language);
  const keys = forms.map((form) => `${name}_${form}`).join(', ');
  const found = key === name ? `the key "${key}" without a plural form` : `the plural form "${key}"`;
  const remedy = key === name ? `write the keys ${keys}` : `remove "${key}"`;
  return { found, expected: `the forms that ${nameLanguage(language)} has: ${forms.join(', ')}`, remedy };
}

/** A text among the facts, or a list among the texts that the facts do not have. */
function explainWrongFolder(described: DescribedBundle, parent: FieldPlace, key: string): Fault | undefined {
  const field = fieldsOf(parent)[key];
  if (field === undefined) {
    return undefined;
  }
  if (described.language === undefined) {
    return {
      found: `the text "${key}"`,
      expected: 'facts alone; the languages hold the texts',
      remedy: `move "${key}" to the bundle of the same name in every language`,
    };
  }
  return {
    found: `texts for the list "${key}"`,
    expected: `no such list, as ${described.factFile} does not have it here`,
    remedy: `remove "${key}", or add the list with its ids to ${described.factFile}`,
  };
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
    return holdsFacts(field) || !isShared ? [name] : [];
  });
  return isItem ? ['id', ...names] : names;
}

function holdsFacts(field: Field): boolean {
  return field.type === 'group' ? Object.values(field.fields).some(holdsFacts) : !isText(field);
}

function isText(field: Field): boolean {
  return field.type === 'text' || field.type === 'plural';
}
