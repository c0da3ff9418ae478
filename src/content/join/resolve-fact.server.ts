import { type Language, languages } from '#src/config/languages.ts';
import { idOf, itemsOf, valueOf } from '#src/content/describe/json-value.server.ts';
import type { DerivedField, FactField, ListField } from '#src/i18n/fields.server.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { isolateRuns } from '#src/i18n/isolate-runs.ts';
import type { JoinContext } from './join-bundles.server.ts';
import { resolvePicture } from './resolve-picture.server.ts';

/**
 * Value of a fact by its meaning: a picture of the direction, records, a written number; else the fact itself.
 * @throws TypeError when it names something that does not exist: references have to be checked before
 */
export function resolveFact({ meaning }: FactField, value: unknown, context: JoinContext): unknown {
  if (meaning === undefined || value === undefined) return value;
  if (meaning.thing === 'figure') return writeFigure(value, context.language);
  if (meaning.thing === 'records') return itemsOf(value).map((id) => findRecord(meaning.of, id, context));
  if (typeof value !== 'string')
    throw new TypeError('A reference is a name; facts have to be checked before.');
  switch (meaning.thing) {
    case 'picture':
      return resolvePicture(value, context.language, context.pictures);
    case 'certificate':
      return context.describeCertificate(value, context.language);
    case 'record':
      return findRecord(meaning.of, value, context);
    default:
      return meaning satisfies never;
  }
}

/** Derived value; `beside` reads the facts around it. */
export function resolveDerived(
  { bundle, by, number }: DerivedField,
  beside: (name: string) => unknown,
  context: JoinContext,
): unknown {
  if (number !== undefined) {
    const value = beside(number);
    return typeof value === 'number' ? value : undefined;
  }
  const content = bundle && context.findContent(bundle);
  return by === undefined ? content : itemsOf(content).filter((record) => valueOf(record, by) === beside(by));
}

function writeFigure(value: unknown, language: Language): string {
  if (typeof value === 'number') return formatNumber(language, value);
  return languages[language].direction === 'rtl' ? isolateRuns(String(value)) : String(value);
}

function findRecord(list: ListField, id: unknown, context: JoinContext): unknown {
  const found = itemsOf(context.findContent(list)).find((record) => idOf(record) === id);
  if (found === undefined) {
    throw new TypeError(
      `There is no ${list.thing ?? 'record'} "${String(id)}"; references have to be checked before`,
    );
  }
  return found;
}
