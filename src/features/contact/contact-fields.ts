/** The fields of the contact form, in the order in which they are shown and checked (spec §3). */
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

/** Options of the field `industry` (spec §5). */
export const industryIds = [
  'renewable-energy',
  'retail',
  'enterprise',
  'manufacturing',
  'financial-services',
  'healthcare',
  'technology',
  'education',
  'government',
  'other',
] as const;

/** A form that nothing has been written into. */
export const emptyValues: ContactValues = {
  firstName: '',
  lastName: '',
  email: '',
  company: '',
  industry: '',
  service: '',
  message: '',
};

/** Name of the field that people do not see; only robots fill it in. */
export const HONEYPOT_NAME = 'website';

/** Says whether a text is the name of a field. */
export function isFieldName(name: string): name is FieldName {
  return fieldNames.some((known) => known === name);
}

/** The values as they are checked and sent: without blanks around them. */
export function trimValues(values: ContactValues): ContactValues {
  const trimmed = { ...values };
  for (const name of fieldNames) trimmed[name] = values[name].trim();
  return trimmed;
}

/** Reads the fields of a form as they are. */
export function readValues(form: HTMLFormElement): ContactValues {
  const values = { ...emptyValues };
  for (const name of fieldNames) values[name] = findField(form, name)?.value ?? '';
  return values;
}

/** The control of a field. */
export function findField(form: HTMLFormElement, name: string) {
  const control = form.elements.namedItem(name);
  const isField =
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement;
  return isField ? control : null;
}
