import { findVariant } from '#src/content/describe/derive-schemas.server.ts';
import { idOf, isRecord, itemsOf, valueOf } from '#src/content/describe/json-value.server.ts';
import type { Field, FieldMap } from '#src/i18n/fields.server.ts';

type Entry = readonly [string, unknown];

/**
 * Sorts given texts by the fields of a description and adds an empty text for each missing one. Unknown texts are
 * kept, so the check can report them.
 */
export function scaffoldTexts(
  field: Field,
  facts: unknown,
  given: unknown,
  forms: readonly string[],
): unknown {
  switch (field.type) {
    case 'text':
      return given ?? (field.optional === true ? undefined : '');
    case 'plural':
      return given ?? '';
    case 'fact':
    case 'derived':
      return given;
    case 'group':
      return field.optional === true && given === undefined
        ? undefined
        : keepRest(scaffoldFields(field.fields, facts, given, forms), given);
    case 'list':
      return keepRest(
        itemsOf(facts).map((item): Entry => {
          const id = idOf(item) ?? '';
          return [id, scaffoldTexts(field.item, item, valueOf(given, id), forms)];
        }),
        given,
      );
    case 'variants': {
      const variant = findVariant(field, facts);
      return variant === undefined ? given : scaffoldTexts(variant, facts, given, forms);
    }
    default:
      return field satisfies never;
  }
}

function scaffoldFields(fields: FieldMap, facts: unknown, given: unknown, forms: readonly string[]): Entry[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const keys = field.type === 'plural' ? forms.map((form) => `${name}_${form}`) : [name];
    return keys.map((key): Entry => {
      return [key, scaffoldTexts(field, valueOf(facts, name), valueOf(given, key), forms)];
    });
  });
}

/** Returns the fields with values, followed by all other given ones; `undefined` if there are none. */
function keepRest(fields: readonly Entry[], given: unknown): unknown {
  if (given !== undefined && !isRecord(given)) return given;
  const known = fields.filter(([, value]) => value !== undefined);
  const names = new Set(fields.map(([name]) => name));
  const rest = Object.entries(given ?? {}).filter(([name]) => !names.has(name));
  const all = [...known, ...rest];
  return all.length === 0 ? undefined : Object.fromEntries(all);
}
