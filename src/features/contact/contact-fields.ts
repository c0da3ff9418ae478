import choices from '#locales/shared/choices.json' with { type: 'json' };
import { buildRecord } from '#src/config/build-record.ts';
import { visibleAddress, visibleText } from '#src/i18n/visible-text.ts';

/** The fields of the contact form, in the order in which they are shown and checked (behavior §3). */
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
/** What the fields hold, as it was typed. Industry and service are ids, empty until one is chosen. */
export type ContactValues = Record<FieldName, string>;

/** Options of the field `industry` (behavior §5). */
export const industryIds: readonly string[] = choices.contactIndustries;

/** A form that nothing has been written into. */
export const emptyValues: ContactValues = buildRecord(fieldNames, () => '');

/** A value as it is checked and sent: without blanks around it and without what nobody sees. */
export function trimValue(name: FieldName, value: string): string {
  return name === 'email' ? visibleAddress(value) : visibleText(value);
}

/** The values as they are checked and sent. */
export function trimValues(values: ContactValues): ContactValues {
  return buildRecord(fieldNames, (name) => trimValue(name, values[name]));
}
