import type { DerivedField, FactField, Field, ListField } from '#src/i18n/fields.server.ts';
import { findPicture, pictureNames } from '#src/content/read/find-picture.server.ts';
import { collectFacts, collectLists } from './collect-facts.server.ts';
import type { DescribedBundle } from './described-bundle.server.ts';
import { type JsonPath, itemsOf, valueOf } from '#src/content/describe/json-value.server.ts';
import { findNearest } from '#src/content/read/nearest-name.server.ts';
import type { Fault, Problem } from '#src/content/read/problem.server.ts';
import { locateProblem } from '#src/content/read/read-bundle.server.ts';

/** What facts may name; nothing where the list of names cannot be read. */
export type ReferenceTargets = {
  /** File names of the pictures. */
  pictures: readonly string[] | undefined;
  /** Values of a key of the records of a list, of those that every language shows. */
  listValues: (list: Field, key: string) => readonly string[] | undefined;
};

const MISSING = 'does not exist';

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Checks what facts say of each other: ids once in a list, references to things that exist, dates in their order. */
export function checkFacts(described: DescribedBundle, targets: ReferenceTargets): Problem[] {
  return [
    ...(described.language === undefined ? checkIds(described) : []),
    ...checkReferences(described, targets),
    ...checkDates(described),
  ];
}

function checkIds({ bundle, place }: DescribedBundle): Problem[] {
  return collectLists(place.field, bundle.value).flatMap(({ path, ids }) =>
    ids.flatMap((id, index) => {
      if (id === undefined || ids.indexOf(id) === index) {
        return [];
      }
      const fault = {
        found: `the id "${id}" a second time`,
        expected: 'every id once in a list',
        remedy: 'rename one of the two, here and in every language, or remove it',
      };
      return [locateProblem(bundle, [...path, index, 'id'], fault)];
    }),
  );
}

function checkReferences({ bundle, place }: DescribedBundle, targets: ReferenceTargets): Problem[] {
  return collectFacts(place.field, place.facts, bundle.value).flatMap(({ field, path, value }) =>
    listNames(value, path).flatMap(({ name, steps }) =>
      checkName(field, name, targets).map((fault) => locateProblem(bundle, steps, fault)),
    ),
  );
}

function checkName(field: FactField | DerivedField, name: string, targets: ReferenceTargets): Fault[] {
  if (field.type === 'derived') return checkSelection(field, name, targets);
  switch (field.meaning?.thing) {
    case 'picture':
      return checkPicture(name, targets);
    case 'record':
    case 'records':
      return checkRecord(field.meaning.of, name, targets);
    case 'figure':
    case 'certificate':
    case undefined:
      return [];
    default:
      return field.meaning satisfies never;
  }
}

function checkRecord(list: ListField, name: string, { listValues }: ReferenceTargets): Fault[] {
  const known = listValues(list, 'id');
  if (known === undefined || known.includes(name)) return [];
  const hasDrafts = list.item.type === 'group' && 'status' in list.item.fields;
  const fault = hasDrafts ? `${MISSING} or is not published` : MISSING;
  return [explainUnknown(list.thing ?? 'record', fault, name, known)];
}

function checkSelection(
  { bundle, by }: DerivedField,
  name: string,
  { listValues }: ReferenceTargets,
): Fault[] {
  const known = bundle && by !== undefined ? listValues(bundle, by) : undefined;
  if (by === undefined || known === undefined || known.includes(name)) return [];
  return [explainUnknown(by, 'no record has', name, [...new Set(known)])];
}

/** The ids that a fact names, each with its place. */
function listNames(value: unknown, path: JsonPath): { name: string; steps: JsonPath }[] {
  const entries = Array.isArray(value)
    ? itemsOf(value).map((name, index) => ({ name, steps: [...path, index] }))
    : [{ name: value, steps: path }];
  return entries.flatMap(({ name, steps }) => (typeof name === 'string' ? [{ name, steps }] : []));
}

function checkPicture(name: string, { pictures }: ReferenceTargets): Fault[] {
  if (pictures === undefined || ['ltr', 'rtl'].every((side) => findPicture(pictures, name, side === 'rtl'))) {
    return [];
  }
  return [explainUnknown('picture', MISSING, name, pictureNames(pictures))];
}

function explainUnknown(thing: string, fault: string, name: string, known: readonly string[]): Fault {
  const nearest = findNearest(name, known);
  return {
    found: `the ${thing} "${name}", which ${fault}`,
    expected: known.length === 0 ? `a ${thing}` : `one of ${known.join(', ')}`,
    remedy: nearest === undefined ? `choose a ${thing} that exists` : `write "${nearest}"`,
  };
}

function checkDates({ bundle }: DescribedBundle): Problem[] {
  const published = valueOf(bundle.value, 'published');
  const modified = valueOf(bundle.value, 'modified');
  const areDates = [published, modified].every((date) => typeof date === 'string' && ISO_DATE.test(date));
  if (!areDates || String(modified) >= String(published)) {
    return [];
  }
  const fault = {
    found: `modified ${String(modified)}, before published ${String(published)}`,
    expected: 'a page that is modified on the day of its publication or later',
    remedy: `write "modified": "${String(published)}"`,
  };
  return [locateProblem(bundle, ['modified'], fault)];
}
