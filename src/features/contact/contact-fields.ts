import choices from '#locales/shared/choices.json' with { type: 'json' };
import { buildRecord } from '#src/config/build-record.ts';
import { visibleAddress, visibleText } from '#src/i18n/visible-text.ts';

/** Contact form fields, in display and validation order (behavior §3). */
export const fieldNames = [
  'firstName',
  'lastName',
  'email',
  'company',
  'industry',
  'service',
  'message',
] as const;

export type FieldName = (typeof fieldNames)[number];
/** Field values as typed. Industry and service are ids, empty until chosen. */
export type ContactValues = Record<FieldName, string>;

/** Options of the `industry` field (behavior §5). */
export const industryIds: readonly string[] = choices.contactIndustries;

/** Values of an empty form. */
export const emptyValues: ContactValues = buildRecord(fieldNames, () => '');

/** Returns a value as it is checked and sent: trimmed, without invisible characters. */
export function trimValue(name: FieldName, value: string): string {
  return name === 'email' ? visibleAddress(value) : visibleText(value);
}

/** Returns all values as they are checked and sent. */
export function trimValues(values: ContactValues): ContactValues {
  return buildRecord(fieldNames, (name) => trimValue(name, values[name]));
}
