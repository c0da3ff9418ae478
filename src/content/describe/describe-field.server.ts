import type { Field, FactField, FieldMap } from '#src/i18n/fields.server.ts';
import { findVariant, needsText } from './derive-schemas.server.ts';
import { idOf, itemsOf, type JsonPath, valueOf } from './json-value.server.ts';

/** A description inside another one, with the facts that belong to it. */
export type FieldPlace = { field: Field; facts: unknown };

const PLURAL_KEY = /^(.+)_(zero|one|two|few|many|other)$/;
/** Most characters of an example in a remedy. */
const EXAMPLE_LENGTH = 160;

/** Name and form of a key such as `count_few`. */
export function splitPluralKey(key: string): { name: string; form: string } | undefined {
  const [, name, form] = PLURAL_KEY.exec(key) ?? [];
  return name === undefined || form === undefined ? undefined : { name, form };
}

/** What stands at a path of a bundle. The steps through a list are ids in a language, indexes in `locales/shared`. */
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

/** The fields of a group, or of the variant that the facts choose. */
export function fieldsOf({ field, facts }: FieldPlace): FieldMap {
  const group = field.type === 'variants' ? findVariant(field, facts) : field;
  return group?.type === 'group' ? group.fields : {};
}

function pluralOf(place: FieldPlace, step: string | number): Field | undefined {
  const key = splitPluralKey(String(step));
  const field = key === undefined ? undefined : fieldsOf(place)[key.name];
  return field?.type === 'plural' ? field : undefined;
}

/** What has to stand somewhere, for people: `a text of at most 90 characters (heading of the section)`. */
export function describeField(field: Field): string {
  switch (field.type) {
    case 'text':
    case 'plural':
      return `a text${describeLimits(field)} (${field.note})`;
    case 'fact':
      return `${describeType(field)} (${field.note})`;
    case 'list':
      return `entries by their ids (${field.note})`;
    case 'derived':
      return 'no value, as the build puts one in';
    case 'group':
    case 'variants':
      return 'an object { … }';
    default:
      return field satisfies never;
  }
}

function describeLimits({ min, max }: { min?: number; max?: number }): string {
  if (min !== undefined && max !== undefined) {
    return ` of ${min} to ${max} characters`;
  }
  return max === undefined
    ? min === undefined
      ? ''
      : ` of at least ${min} characters`
    : ` of at most ${max} characters`;
}

const typeNames: Record<string, { name: string; example: string }> = {
  string: { name: 'a text in quotes', example: '"…"' },
  number: { name: 'a number without quotes', example: '0' },
  boolean: { name: 'true or false without quotes', example: 'true' },
  array: { name: 'a list [ … ]', example: '[ … ]' },
  object: { name: 'an object { … }', example: '{ … }' },
  enum: { name: 'a name from the list', example: '"…"' },
  union: { name: 'a value', example: '"…"' },
};

function describeType({ schema }: FactField): string {
  return typeNames[schema.type]?.name ?? 'a value';
}

/** What to write for a missing value, as JSON. */
export function sketchField(place: FieldPlace): string {
  const sketch = sketchWhole(place);
  return sketch.length > EXAMPLE_LENGTH ? `${sketch.slice(0, EXAMPLE_LENGTH)}…` : sketch;
}

function sketchWhole({ field, facts }: FieldPlace): string {
  switch (field.type) {
    case 'text':
    case 'plural':
      return '"…"';
    case 'fact':
      return typeNames[field.schema.type]?.example ?? '"…"';
    case 'derived':
      return '';
    case 'list':
      return sketchEntries(
        itemsOf(facts).map((item) => [idOf(item) ?? '', { field: field.item, facts: item }]),
      );
    case 'group':
    case 'variants':
      return sketchEntries(
        Object.entries(fieldsOf({ field, facts })).map(([name, inner]) => [
          name,
          { field: inner, facts: valueOf(facts, name) },
        ]),
      );
    default:
      return field satisfies never;
  }
}

function sketchEntries(entries: [string, FieldPlace][]): string {
  const needed = entries.filter(([, { field, facts }]) => needsText(field, facts));
  return `{ ${needed.map(([name, place]) => `"${name}": ${sketchWhole(place)}`).join(', ')} }`;
}
