import { deriveFactSchema } from '#src/content/describe/derive-schemas.server.ts';
import { fieldsOf } from '#src/content/describe/describe-field.server.ts';
import { idOf, isRecord, itemsOf } from '#src/content/describe/json-value.server.ts';
import type { Field } from '#src/i18n/fields.server.ts';

/** Converts facts to the form in `locales/shared`: an item whose only fact is its id is written as the id. */
export function collapseIdOnlyItems(field: Field | undefined, facts: unknown): unknown {
  if (field?.type === 'list') {
    const { item } = field;
    const isBare = deriveFactSchema(item) === undefined;
    return itemsOf(facts).map((each) => (isBare ? (idOf(each) ?? each) : collapseIdOnlyItems(item, each)));
  }
  if (field === undefined || !isRecord(facts)) return facts;
  const fields = fieldsOf({ field, facts });
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, collapseIdOnlyItems(fields[name], value)]),
  );
}
