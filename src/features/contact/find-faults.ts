import { EMAIL_MAX_CHARACTERS, MESSAGE_MIN_CHARACTERS } from '#src/config/constants.ts';
import { contactServices } from '#src/routing/service-pages.ts';
import { type ContactValues, type FieldName, fieldNames, industryIds, trimValue } from './contact-fields.ts';

/** What is wrong with a field: empty, malformed or too short. */
export type Fault = 'missing' | 'malformed' | 'short';
export type Faults = Partial<Record<FieldName, Fault>>;

/** Text, @, text, dot, text (behavior §5), only of address characters: no whitespace, no sentence punctuation. */
const EMAIL = /^(?:[^\s@\p{P}\p{C}<>]|[!#%&'*/?_{}.-])+@(?:[\p{L}\p{M}\p{N}_-]+\.)+[\p{L}\p{M}\p{N}_-]+$/u;

/** Returns what is wrong with a field (behavior §5). Surrounding blanks and invisible characters do not count. */
export function findFault(name: FieldName, value: string): Fault | undefined {
  const text = trimValue(name, value);
  if (text === '') return 'missing';
  switch (name) {
    case 'email':
      return text.length <= EMAIL_MAX_CHARACTERS && EMAIL.test(text) ? undefined : 'malformed';
    case 'message':
      return [...text].length >= MESSAGE_MIN_CHARACTERS ? undefined : 'short';
    case 'industry':
      return industryIds.some((id) => id === text) ? undefined : 'missing';
    case 'service':
      return contactServices.some((id) => id === text) ? undefined : 'missing';
    case 'firstName':
    case 'lastName':
    case 'company':
      return undefined;
    default:
      return name satisfies never;
  }
}

/** Returns the faults of all fields; empty if the form can be sent. */
export function findFaults(values: ContactValues): Faults {
  const faults: Faults = {};
  for (const name of fieldNames) {
    const fault = findFault(name, values[name]);
    if (fault !== undefined) faults[name] = fault;
  }
  return faults;
}
