import type { TextEntry } from './collect-texts.server.ts';
import { findNearest } from '#src/content/read/nearest-name.server.ts';
import { listPlaceholders, replacePlaceholders } from '#src/content/read/placeholders.server.ts';
import type { Fault } from '#src/content/read/problem.server.ts';

const MALFORMED = /\{+[^{}]*\}*|[^{}\s]*\}+/;
const formats = ['bidi', 'ltr', 'number'];
/** Plural forms that stand for one number, which the words may say instead of a digit. */
const exactForms = ['zero', 'one', 'two'];

/** Placeholders of the company, which every text of the content may use. */
const companyPlaceholders: readonly string[] = [
  'company',
  'phone',
  'email',
  'street',
  'postalCode',
  'city',
  'region',
  'country',
];

/** Where a text stands decides which placeholders it has: messages get values when shown, content at build. */
export type TextRole = 'message' | 'content' | 'company name';

/** Checks that a text has exactly the placeholders it should have, well formed. */
export function checkPlaceholders(entry: TextEntry, role: TextRole): Fault[] {
  const used = listPlaceholders(entry.value);
  const malformed = MALFORMED.exec(replacePlaceholders(entry.value, () => ' '));
  if (malformed) {
    return [explainMalformed(malformed[0])];
  }
  const required = entry.field.values ?? [];
  const allowed = allowedNames(entry, role);
  const unknown = used.filter(({ name }) => !allowed.includes(name));
  const isCountSaid = entry.form !== undefined && exactForms.includes(entry.form);
  const missing = required.filter(
    (name) => !(name === 'count' && isCountSaid) && !used.some((placeholder) => placeholder.name === name),
  );
  return [
    ...unknown.map(({ all, name }) => explainUnknown(all, name, allowed, missing)),
    ...missing.map((name) => explainMissing(name, required)),
    ...used.flatMap(({ all, name, format }) =>
      format === undefined ? [] : checkFormat(all, name, format, role),
    ),
  ];
}

function allowedNames({ field, numbers }: TextEntry, role: TextRole): string[] {
  const declared = [...(field.values ?? []), ...(field.type === 'plural' ? ['count'] : [])];
  switch (role) {
    case 'message':
      return [...new Set(declared)];
    case 'content':
      return [...new Set([...declared, ...companyPlaceholders, ...Object.keys(numbers)])];
    case 'company name':
      return declared;
    default:
      return role satisfies never;
  }
}

function explainMalformed(piece: string): Fault {
  const name = /[A-Za-z]+/.exec(piece)?.[0] ?? 'company';
  return {
    found: `the braces "${piece.trim()}"`,
    expected: 'a placeholder with two braces on each side and an English name',
    remedy: `write {{${name}}}`,
  };
}

function explainUnknown(
  all: string,
  name: string,
  allowed: readonly string[],
  missing: readonly string[],
): Fault {
  const nearest = findNearest(name, allowed) ?? (missing.length === 1 ? missing[0] : undefined);
  return {
    found: `the placeholder ${all}`,
    expected: allowed.length === 0 ? 'no placeholder here' : `only ${writePlaceholders(allowed)}`,
    remedy: nearest === undefined ? `remove ${all}` : `write {{${nearest}}} instead of ${all}`,
  };
}

function explainMissing(name: string, required: readonly string[]): Fault {
  return {
    found: `no placeholder {{${name}}}`,
    expected: `a text with ${writePlaceholders(required)}`,
    remedy: `add {{${name}}} where the value belongs`,
  };
}

function checkFormat(all: string, name: string, format: string, role: TextRole): Fault[] {
  if (role !== 'message') {
    return [
      {
        found: `the format "${format}" in ${all}`,
        expected: 'no format, as the build writes the value itself',
        remedy: `write {{${name}}}`,
      },
    ];
  }
  return formats.includes(format)
    ? []
    : [
        {
          found: `the format "${format}" in ${all}`,
          expected: `one of the formats ${formats.join(', ')}`,
          remedy: `write {{${name}, ${findNearest(format, formats) ?? 'bidi'}}}`,
        },
      ];
}

function writePlaceholders(names: readonly string[]): string {
  return names.map((name) => `{{${name}}}`).join(', ');
}
