import type { DerivedField, FactField, Field, ListField } from '#src/i18n/fields.server.ts';
import { findPicture, pictureNames } from '#src/content/read/find-picture.server.ts';
import { collectEntries, type FactList } from './collect-entries.server.ts';
import { type DescribedBundle, nameThing } from './described-bundle.server.ts';
import { isUnpublished } from './check-shown.server.ts';
import { suggestName } from './expected-value.server.ts';
import { idOf, isRecord, itemsOf, listStrings, valueOf } from '#src/content/describe/json-value.server.ts';
import type { Fault, Problem } from '#src/content/read/problem.server.ts';
import { type Bundle, locateProblem } from '#src/content/read/read-bundle.server.ts';
import { SHARED_FOLDER, type SiteSource } from '#src/content/read/read-site.server.ts';
import type { FaultCode } from '#src/content/read/words.server.ts';
import { PICTURES_PATH } from '#src/content/describe/bundle-catalogue.server.ts';
import { factId } from '#src/content/describe/derive-schemas.server.ts';

/** Anything that starts like an address but is not a permitted link target. */
const UNSAFE_ADDRESS = /^\s*(?:\/\/|(?!https:\/\/|mailto:|tel:)[a-z][a-z0-9+.-]*:(?!\s|$))/i;
const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Checks facts against each other: unique ids in a list, existing references, chronological dates. */
export function checkFacts(described: DescribedBundle, source: SiteSource): Problem[] {
  const { bundle, place, language } = described;
  const { facts, lists } = collectEntries(place.field, place.facts, bundle.value);
  const faults = facts.flatMap(({ field, path, value }) =>
    listStrings(value, path).flatMap((name) =>
      checkName(field, name.value, source).map((fault) => locateProblem(bundle, name.path, fault)),
    ),
  );
  return [
    ...(language === undefined ? [...checkIds(bundle, lists), ...checkOwnFacts(described)] : []),
    ...faults,
    ...checkDates(described),
  ];
}

function checkIds(bundle: Bundle, lists: readonly FactList[]): Problem[] {
  return lists.flatMap(({ path, ids }) =>
    ids.flatMap((id, index) => {
      if (id === undefined || ids.indexOf(id) === index) return [];
      return [locateProblem(bundle, [...path, index], { code: 'id-repeated', values: { id } })];
    }),
  );
}

/** Facts that must be unique among records. */
const ownFacts = ['slug', 'uuid', 'page', 'certificate'];

function checkOwnFacts({ bundle, place: { field } }: DescribedBundle): Problem[] {
  if (field.type !== 'list' || field.thing === undefined) return [];
  const thing = nameThing(field.thing);
  const items = itemsOf(bundle.value);
  return ownFacts.flatMap((key) =>
    items.flatMap((item, index) => {
      const value = valueOf(item, key);
      const first = items.find((other) => valueOf(other, key) === value);
      if (typeof value !== 'string' || first === item) return [];
      const values = { value, key, thing, other: idOf(first) ?? '' };
      return [locateProblem(bundle, [index, key], { code: 'fact-repeated', values })];
    }),
  );
}

function checkName(field: FactField | DerivedField, name: string, source: SiteSource): Fault[] {
  if (UNSAFE_ADDRESS.test(name)) return [{ code: 'address-unsafe', values: { address: name } }];
  if (field.type === 'derived') return checkSelection(field, name, source);
  switch (field.meaning?.thing) {
    case 'picture':
      return checkPicture(name, source);
    case 'record':
    case 'records':
      return checkRecord(field.meaning.of, name, source);
    case 'figure':
    case 'certificate':
    case undefined:
      return [];
    default:
      return field.meaning satisfies never;
  }
}

/** Values of a key in a list's published records; undefined while the list is malformed. */
function listValues(source: SiteSource, list: Field, key: string): string[] | undefined {
  const path = source.catalogue.find(({ field }) => field === list)?.path ?? '';
  const records = source.bundles.get(`${SHARED_FOLDER}/${path}`)?.value;
  const areSound = itemsOf(records).every((record) => factId.safeParse(idOf(record)).success);
  if (!Array.isArray(records) || !areSound) return undefined;
  const shown = records.filter((record) => !isUnpublished(source, path, record));
  return shown.map((record) => valueOf(record, key)).filter((value) => typeof value === 'string');
}

function checkRecord(list: ListField, name: string, source: SiteSource): Fault[] {
  const known = listValues(source, list, 'id');
  if (known === undefined || known.includes(name)) return [];
  const hasDrafts = list.item.type === 'group' && 'status' in list.item.fields;
  const code = hasDrafts ? 'name-unpublished' : 'name-unknown';
  return [explainUnknown(list.thing ?? 'record', code, name, known)];
}

function checkSelection({ bundle, by }: DerivedField, name: string, source: SiteSource): Fault[] {
  const known = bundle && by !== undefined ? listValues(source, bundle, by) : undefined;
  if (by === undefined || known === undefined || known.includes(name)) return [];
  return [explainUnknown(by, 'name-unused', name, [...new Set(known)])];
}

function checkPicture(name: string, { bundles }: SiteSource): Fault[] {
  const facts = bundles.get(`${SHARED_FOLDER}/${PICTURES_PATH}`)?.value;
  if (!isRecord(facts)) return [];
  const pictures = Object.keys(facts);
  if ([false, true].every((isRightToLeft) => findPicture(pictures, name, isRightToLeft))) return [];
  return [explainUnknown('picture', 'name-unknown', name, pictureNames(pictures))];
}

/** Fault for an unknown name, with the nearest known one as a suggestion. */
export function explainUnknown(kind: string, code: FaultCode, name: string, known: readonly string[]): Fault {
  const thing = nameThing(kind);
  const suggestion = suggestName(name, known, {
    expected: { phrase: 'a-thing', values: { thing } },
    remedy: { phrase: 'choose-thing', values: { thing } },
  });
  return { code, values: { thing, name, ...suggestion } };
}

function checkDates({ bundle }: DescribedBundle): Problem[] {
  const published = valueOf(bundle.value, 'published');
  const modified = valueOf(bundle.value, 'modified');
  const areDates = [published, modified].every((date) => typeof date === 'string' && ISO_DATE.test(date));
  if (!areDates || String(modified) >= String(published)) {
    return [];
  }
  const values = { modified: String(modified), published: String(published) };
  return [locateProblem(bundle, ['modified'], { code: 'dates-reversed', values })];
}
