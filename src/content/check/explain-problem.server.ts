import type { z } from 'zod';
import { pluralFormsOf } from '#src/content/describe/derive-schemas.server.ts';
import {
  describeField,
  type FieldPlace,
  fieldsOf,
  findField,
  sketchField,
  splitPluralKey,
} from '#src/content/describe/describe-field.server.ts';
import { type DescribedBundle, nameLanguage } from './described-bundle.server.ts';
import { explainExtraKey } from './explain-extra-key.server.ts';
import { type JsonPath, valueAt } from '#src/content/describe/json-value.server.ts';
import { findNearest } from '#src/content/read/nearest-name.server.ts';
import type { Fault, Problem } from '#src/content/read/problem.server.ts';
import { locateProblem } from '#src/content/read/read-bundle.server.ts';

type Issue = z.core.$ZodIssue;

/** Checks a bundle against a schema and puts every issue into a translator's words. */
export function validateBundle(described: DescribedBundle, schema: z.ZodType): Problem[] {
  const result = schema.safeParse(described.bundle.value);
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
    const forms = pluralFormsOf(language).join(', ');
    return {
      found: 'nothing',
      expected: `the plural form "${plural.form}": ${nameLanguage(language)} has the forms ${forms}`,
      remedy: `write "${key}": "…"`,
    };
  }
  const inner = findField(place, path);
  if (inner === undefined) {
    return {
      found: 'nothing',
      expected: expectName(key, names),
      remedy: names.length > 0 ? `write "${key}": "…" with one of these names` : `add the key "${key}"`,
    };
  }
  const isGroup = inner.field.type === 'group' || inner.field.type === 'variants';
  return {
    found: 'nothing',
    expected: isGroup ? `an object { … } with the texts of "${key}"` : describeField(inner.field),
    remedy: `write "${key}": ${sketchField(inner)}`,
  };
}

function expectName(key: string, names: readonly string[]): string {
  return names.length > 0 ? `one of ${names.join(', ')}` : `the key "${key}"`;
}

function explainWrong({ bundle, place }: DescribedBundle, path: JsonPath, issue: Issue): Fault {
  const value = valueAt(bundle.value, path);
  const names = namesOf(issue);
  if (names.length > 0) {
    const nearest = typeof value === 'string' ? findNearest(value, names) : undefined;
    const found = typeof value === 'string' ? JSON.stringify(value) : describeValue(value);
    const remedy = nearest === undefined ? 'choose one of these names' : `write "${nearest}"`;
    return { found, expected: `one of ${names.join(', ')}`, remedy };
  }
  const inner = findField(place, path);
  const found = describeValue(value);
  if (issue.code === 'invalid_format') {
    const expected = formatNames[issue.format] ?? issue.message;
    return { found, expected, remedy: `write ${expected}` };
  }
  const expected = inner === undefined ? describeIssue(issue) : describeExpected(inner, issue);
  return {
    found,
    expected,
    remedy: `write ${sketchValue(String(path.at(-1) ?? ''), value, issue) ?? expected}`,
  };
}

/** What to write for a value of the wrong type; a number in quotes is written without them. */
function sketchValue(key: string, value: unknown, issue: Issue): string | undefined {
  if (issue.code !== 'invalid_type') {
    return undefined;
  }
  if (issue.expected === 'string') {
    return `"${key}": "…"`;
  }
  const isNumeric = typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value));
  return issue.expected === 'number' && isNumeric ? `"${key}": ${Number(value)}` : undefined;
}

const formatNames: Record<string, string> = {
  email: 'an e-mail address such as info@veltara.example',
  url: 'a whole address such as https://www.veltara.example',
  date: 'a date of the calendar such as 2025-02-27',
};

const typeNames: Record<string, string> = {
  string: 'a text in quotes',
  number: 'a number without quotes',
  int: 'a whole number without quotes',
  boolean: 'true or false without quotes',
  array: 'a list [ … ]',
  object: 'an object { … }',
  record: 'an object { … }',
};

/** What an issue alone says was expected; the issue of a value inside a fact is more exact than the fact. */
function describeIssue(issue: Issue): string {
  if (issue.code === 'invalid_type') {
    return typeNames[issue.expected] ?? issue.expected;
  }
  if (issue.code === 'too_small') {
    return `at least ${String(issue.minimum)}`;
  }
  return issue.code === 'too_big' ? `at most ${String(issue.maximum)}` : issue.message;
}

function describeExpected({ field }: FieldPlace, issue: Issue): string {
  const isPlain = field.type === 'text' || field.type === 'plural' || issue.code === 'invalid_union';
  if (isPlain) {
    return describeField(field);
  }
  return field.type === 'fact' ? `${describeIssue(issue)} (${field.note})` : describeIssue(issue);
}

/** Names that an issue allows: of an enumeration, or of the kinds of a section. */
function namesOf(issue: Issue): string[] {
  if (issue.code === 'invalid_value') {
    return issue.values.map(String);
  }
  return issue.code === 'invalid_union' && 'options' in issue && Array.isArray(issue.options)
    ? issue.options.map(String)
    : [];
}

/** A value as a problem shows it. */
function describeValue(value: unknown): string {
  if (typeof value === 'string') {
    return `the text ${JSON.stringify(value)}`;
  }
  if (typeof value === 'number' || typeof value === 'boolean') {
    return `the ${typeof value === 'number' ? 'number' : 'value'} ${value}`;
  }
  return value === null ? 'null' : Array.isArray(value) ? 'a list [ … ]' : 'an object { … }';
}
