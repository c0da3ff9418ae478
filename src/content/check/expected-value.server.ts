import { findNearest } from '#src/config/nearest-name.server.ts';
import { needsText } from '#src/content/describe/derive-schemas.server.ts';
import { type FieldPlace, fieldsOf } from '#src/content/describe/describe-field.server.ts';
import { idOf, itemsOf, valueOf } from '#src/content/describe/json-value.server.ts';
import { type Phrase, phraseOf, type Value } from '#src/content/read/words.server.ts';
import type { Field } from '#src/i18n/fields.server.ts';

/** Describes the expected value: `a text of at most 90 characters (heading of the section)`. */
export function expectValue(field: Field): Phrase {
  switch (field.type) {
    case 'text':
    case 'plural':
      return expectText(field);
    case 'fact':
      return {
        phrase: 'with-note',
        values: { type: nameType(field.schema.type), note: { note: field.note } },
      };
    case 'list':
      return { phrase: 'entries', values: { note: { note: field.note } } };
    case 'derived':
      return { phrase: 'no-value' };
    case 'group':
    case 'variants':
      return { phrase: 'type-object' };
    default:
      return field satisfies never;
  }
}

function expectText({ note: own, min, max }: { note: string; min?: number; max?: number }): Phrase {
  const values = { note: { note: own }, min: min ?? 0, max: max ?? 0, count: max ?? min ?? 0 };
  if (min !== undefined && max !== undefined) return { phrase: 'text-between', values };
  if (max !== undefined) return { phrase: 'text-at-most', values };
  return { phrase: min === undefined ? 'text-plain' : 'text-at-least', values };
}

/** Returns the name of a JSON or schema type. */
export function nameType(type: string): Value {
  return phraseOf(`type-${type === 'record' ? 'object' : type}`, type);
}

/** Example JSON values, by schema type. */
const examples: Record<string, string> = {
  number: '0',
  boolean: 'true',
  array: '[ … ]',
  object: '{ … }',
};

/** Returns sample JSON for a missing value. */
export function sketchField({ field, facts }: FieldPlace): string {
  switch (field.type) {
    case 'text':
    case 'plural':
      return '"…"';
    case 'fact':
      return examples[field.schema.type] ?? '"…"';
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
  return `{ ${needed.map(([name, place]) => `"${name}": ${sketchField(place)}`).join(', ')} }`;
}

type Suggestion = { expected: Phrase; remedy: Phrase };

const writeQuoted = (value: string): Phrase => ({ phrase: 'write-quoted', values: { value } });

/**
 * Returns the expected names for an unknown one, and the remedy.
 * @param otherwise used if no name is known, or none is similar
 * @param write creates the remedy from the most similar name
 */
export function suggestName(
  name: string,
  known: readonly string[],
  otherwise: Suggestion,
  write: (nearest: string) => Phrase = writeQuoted,
): Suggestion {
  const nearest = findNearest(name, known);
  return {
    expected: known.length === 0 ? otherwise.expected : { phrase: 'one-of', values: { names: known } },
    remedy: nearest === undefined ? otherwise.remedy : write(nearest),
  };
}
