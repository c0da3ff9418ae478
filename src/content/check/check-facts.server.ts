import { findPicture, pictureNames } from '#src/content/read/find-picture.server.ts';
import { collectFacts, collectLists } from './collect-facts.server.ts';
import type { DescribedBundle } from './described-bundle.server.ts';
import { type JsonPath, itemsOf, valueOf } from '#src/content/describe/json-value.server.ts';
import { findNearest } from '#src/content/read/nearest-name.server.ts';
import type { Problem } from '#src/content/read/problem.server.ts';
import { locateProblem } from '#src/content/read/read-bundle.server.ts';

/** What facts may name; nothing where the list of names cannot be read. */
export type ReferenceTargets = {
  /** File names of the pictures. */
  pictures: readonly string[] | undefined;
  /** Ids of the case studies that are published. */
  caseStudies: readonly string[] | undefined;
  clients: readonly string[] | undefined;
  questions: readonly string[] | undefined;
};

type Reference = { thing: string; target: keyof ReferenceTargets; fault: string };

const MISSING = 'does not exist';
const caseStudy: Reference = {
  thing: 'case study',
  target: 'caseStudies',
  fault: 'does not exist or is not published',
};

/** Facts that name records by their ids: one id, or a list of them. */
const references = new Map<unknown, Reference>([
  ['study', caseStudy],
  ['studies', caseStudy],
  ['client', { thing: 'client', target: 'clients', fault: MISSING }],
  ['entries', { thing: 'question', target: 'questions', fault: MISSING }],
]);

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
  return collectFacts(place.field, place.facts, bundle.value).flatMap(({ path, value }) => {
    const key = path.at(-1);
    if (key === 'picture' && typeof value === 'string') {
      return checkPicture(value, targets).map((fault) => locateProblem(bundle, path, fault));
    }
    const reference = references.get(key);
    if (reference === undefined) {
      return [];
    }
    const known = targets[reference.target];
    return listNames(value, path).flatMap(({ name, steps }) =>
      known === undefined || known.includes(name)
        ? []
        : [locateProblem(bundle, steps, explainUnknown(reference, name, known))],
    );
  });
}

/** The ids that a fact names, each with its place. */
function listNames(value: unknown, path: JsonPath): { name: string; steps: JsonPath }[] {
  const entries = Array.isArray(value)
    ? itemsOf(value).map((name, index) => ({ name, steps: [...path, index] }))
    : [{ name: value, steps: path }];
  return entries.flatMap(({ name, steps }) => (typeof name === 'string' ? [{ name, steps }] : []));
}

function checkPicture(name: string, { pictures }: ReferenceTargets) {
  if (pictures === undefined || ['ltr', 'rtl'].every((side) => findPicture(pictures, name, side === 'rtl'))) {
    return [];
  }
  return [explainUnknown({ thing: 'picture', fault: MISSING }, name, pictureNames(pictures))];
}

function explainUnknown(
  { thing, fault }: Pick<Reference, 'thing' | 'fault'>,
  name: string,
  known: readonly string[],
) {
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
