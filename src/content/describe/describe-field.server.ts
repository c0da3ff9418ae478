import type { Field, FieldMap } from '#src/i18n/fields.server.ts';
import { findVariant } from './derive-schemas.server.ts';
import { idOf, itemsOf, type JsonPath, numbersOf, valueOf } from './json-value.server.ts';

/** A nested field and its facts. */
export type FieldPlace = { field: Field; facts: unknown };

const PLURAL_KEY = /^(.+)_(zero|one|two|few|many|other)$/;

/** Splits a key such as `count_few` into name and plural form; undefined for other keys. */
export function splitPluralKey(key: string): { name: string; form: string } | undefined {
  const [, name, form] = PLURAL_KEY.exec(key) ?? [];
  return name === undefined || form === undefined ? undefined : { name, form };
}

/** Finds the field at a path of a bundle. List items are addressed by id in a language, by index if shared. */
export function findField(root: FieldPlace, path: JsonPath): FieldPlace | undefined {
  return path.reduce<FieldPlace | undefined>((place, step) => place && enter(place, step), root);
}

function enter({ field, facts }: FieldPlace, step: string | number): FieldPlace | undefined {
  if (field.type === 'list') {
    const items = itemsOf(facts);
    const item = typeof step === 'number' ? items[step] : items.find((candidate) => idOf(candidate) === step);
    return item === undefined ? undefined : { field: field.item, facts: item };
  }
  if (field.type === 'fact') {
    return { field, facts };
  }
  const inner = fieldsOf({ field, facts })[step] ?? pluralOf({ field, facts }, step);
  return inner === undefined ? undefined : { field: inner, facts: valueOf(facts, String(step)) };
}

/** Returns the fields of a group, or of the variant that the facts select. */
export function fieldsOf({ field, facts }: FieldPlace): FieldMap {
  const group = field.type === 'variants' ? findVariant(field, facts) : field;
  return group?.type === 'group' ? group.fields : {};
}

function pluralOf(place: FieldPlace, step: string | number): Field | undefined {
  const key = splitPluralKey(String(step));
  const field = key === undefined ? undefined : fieldsOf(place)[key.name];
  return field?.type === 'plural' ? field : undefined;
}

/** Returns whether a record is published in a language; its texts there may override the facts. */
export function isPublished(facts: unknown, text: unknown): boolean {
  return (valueOf(text, 'status') ?? valueOf(facts, 'status') ?? 'published') === 'published';
}

/** Numbers that the texts of a group may use: inherited ones, then its own facts, which a language may override. */
export function numbersInside(
  fields: FieldMap,
  { facts, text, numbers }: { facts: unknown; text: unknown; numbers: Record<string, number> },
): Record<string, number> {
  const overrides = Object.entries(numbersOf(text)).filter(([name]) => fields[name]?.type === 'fact');
  return { ...numbers, ...numbersOf(facts), ...Object.fromEntries(overrides) };
}
