import type { z } from 'zod';
import { pluralFormsOf } from '#src/content/describe/derive-schemas.server.ts';
import {
  type FieldPlace,
  fieldsOf,
  findField,
  splitPluralKey,
} from '#src/content/describe/describe-field.server.ts';
import { expectValue, nameType, sketchField, suggestName } from './expected-value.server.ts';
import { type DescribedBundle, nameLanguage } from './described-bundle.server.ts';
import { explainExtraKey } from './explain-extra-key.server.ts';
import { idOf, isRecord, type JsonPath, valueAt } from '#src/content/describe/json-value.server.ts';
import type { Fault, Problem } from '#src/content/read/problem.server.ts';
import { locateProblem } from '#src/content/read/read-bundle.server.ts';
import { type Phrase, phraseOf, type Value, type Values } from '#src/content/read/words.server.ts';

type Issue = z.core.$ZodIssue;

/** Validates a bundle against a schema and explains every issue in translators' terms. */
export function validateBundle(described: DescribedBundle, schema: z.ZodType): Problem[] {
  // Most schemas are used for one bundle only; compiling takes longer than interpreting.
  const result = schema.safeParse(described.bundle.value, { jitless: true });
  return result.success ? [] : result.error.issues.flatMap((issue) => explainIssue(described, issue));
}

function explainIssue(described: DescribedBundle, issue: Issue): Problem[] {
  const path = issue.path.map((step) => (typeof step === 'number' ? step : String(step)));
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) =>
      locateProblem(described.bundle, [...path, key], explainExtraKey(described, path, key)),
    );
  }
  const value = valueAt(described.bundle.value, path);
  const fault =
    value === undefined ? explainMissing(described, path, issue) : explainWrong(described, path, issue);
  return [locateProblem(described.bundle, path, fault)];
}

function explainMissing({ place, language }: DescribedBundle, path: JsonPath, issue: Issue): Fault {
  const key = String(path.at(-1) ?? '');
  const names = namesOf(issue);
  const parent = findField(place, path.slice(0, -1));
  const plural = language === undefined ? undefined : splitPluralKey(key);
  if (language !== undefined && plural && parent && fieldsOf(parent)[plural.name]?.type === 'plural') {
    const forms = pluralFormsOf(language);
    return {
      code: 'form-missing',
      values: { key, form: plural.form, forms, language: nameLanguage(language) },
    };
  }
  const inner = findField(place, path);
  return {
    code: 'value-missing',
    values: inner === undefined ? missName(key, names) : missField(key, inner),
  };
}

function missName(key: string, names: readonly string[]): Values {
  return names.length > 0
    ? {
        expected: { phrase: 'one-of', values: { names } },
        remedy: { phrase: 'write-name', values: { key } },
      }
    : {
        expected: { phrase: 'the-key', values: { key } },
        remedy: { phrase: 'add-key', values: { key } },
      };
}

function missField(key: string, place: FieldPlace): Values {
  const isGroup = place.field.type === 'group' || place.field.type === 'variants';
  return {
    expected: isGroup ? { phrase: 'object-of-texts', values: { key } } : expectValue(place.field),
    remedy: { phrase: 'write-value', values: { key, value: sketchField(place) } },
  };
}

function explainWrong({ bundle, place }: DescribedBundle, path: JsonPath, issue: Issue): Fault {
  const value = valueAt(bundle.value, path);
  const names = namesOf(issue);
  if (names.length > 0) return explainName(value, names);
  const inner = findField(place, path);
  const found = describeValue(value);
  const isOutside = inner === undefined || issue.code === 'invalid_format';
  const expected = isOutside ? describeIssue(issue) : describeExpected(inner, issue);
  const sketch = sketchValue(String(path.at(-1) ?? ''), value, issue, inner);
  const remedy: Phrase = sketch ?? { phrase: 'write-this', values: { value: expected } };
  return { code: 'value-wrong', values: { found, expected, remedy } };
}

function explainName(value: unknown, names: readonly string[]): Fault {
  const expected = { phrase: 'one-of', values: { names } } as const;
  const otherwise = { expected, remedy: { phrase: 'choose-name' } } as const;
  if (typeof value !== 'string')
    return { code: 'value-wrong', values: { found: describeValue(value), ...otherwise } };
  const found = { phrase: 'the-name', values: { text: value } } as const;
  return { code: 'value-wrong', values: { found, ...suggestName(value, names, otherwise) } };
}

/** Returns the remedy for a value of the wrong type, such as a number in quotes. */
function sketchValue(key: string, value: unknown, issue: Issue, place?: FieldPlace): Phrase | undefined {
  if (issue.code !== 'invalid_type') return undefined;
  const id = isRecord(value) ? idOf(value) : undefined;
  if (issue.expected === 'string' && id !== undefined)
    return { phrase: 'write-quoted', values: { value: id } };
  if (issue.expected === 'string') return { phrase: 'write-value', values: { key, value: '"…"' } };
  if (issue.expected === 'object' && place !== undefined && key !== '')
    return { phrase: 'write-value', values: { key, value: sketchField(place) } };
  const isNumeric = typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value));
  return issue.expected === 'number' && isNumeric
    ? { phrase: 'write-value', values: { key, value: Number(value) } }
    : undefined;
}

/** Describes the expected value from the issue alone; inside a fact, an issue is more precise than the field. */
function describeIssue(issue: Issue): Value {
  if (issue.code === 'invalid_type') return nameType(issue.expected);
  if (issue.code === 'invalid_format') return phraseOf(`format-${issue.format}`, issue.message);
  if (issue.code === 'too_small') return { phrase: 'at-least', values: { limit: String(issue.minimum) } };
  return issue.code === 'too_big'
    ? { phrase: 'at-most', values: { limit: String(issue.maximum) } }
    : issue.message;
}

function describeExpected({ field }: FieldPlace, issue: Issue): Value {
  const isPlain = field.type === 'text' || field.type === 'plural' || issue.code === 'invalid_union';
  if (isPlain) return expectValue(field);
  const type = describeIssue(issue);
  return field.type === 'fact' ? { phrase: 'with-note', values: { type, note: { note: field.note } } } : type;
}

/** Allowed names of an enumeration, or of section kinds. */
function namesOf(issue: Issue): string[] {
  if (issue.code === 'invalid_value') {
    return issue.values.map(String);
  }
  return issue.code === 'invalid_union' && 'options' in issue && Array.isArray(issue.options)
    ? issue.options.map(String)
    : [];
}

function describeValue(value: unknown): Value {
  if (typeof value === 'string') return { phrase: 'the-text', values: { text: value } };
  if (typeof value === 'number') return { phrase: 'the-number', values: { value } };
  if (typeof value === 'boolean') return { phrase: 'the-value', values: { value: String(value) } };
  if (value === null) return 'null';
  return nameType(Array.isArray(value) ? 'array' : 'object');
}
