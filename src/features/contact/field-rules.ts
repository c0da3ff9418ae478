import { createFormControl, type FieldErrors } from 'react-hook-form';
import {
  type ContactValues,
  emptyValues,
  type FieldName,
  fieldNames,
  findField,
  readValues,
} from './contact-fields.ts';
import { type Fault, type Faults, findFaults } from './find-faults.ts';

export type FieldRules = {
  /** Shows what is wrong with every field, touched or not. Resolves when it is shown. */
  showAll: () => Promise<void>;
  /** Empties the fields and forgets that they were touched. */
  clear: () => void;
  stop: () => void;
};

const faultKinds = ['missing', 'malformed', 'short'] as const satisfies Fault[];

/**
 * Checks the fields of a form: first when they are left, from then on with every change (spec §5).
 * @param leftFields fields that were left before this code was there
 * @param onChange hears what is wrong with the fields that may say so
 */
export function createFieldRules(
  form: HTMLFormElement,
  leftFields: readonly FieldName[],
  onChange: (faults: Faults) => void,
): FieldRules {
  const control = createFormControl<ContactValues>({
    mode: 'onTouched',
    reValidateMode: 'onChange',
    shouldFocusError: false,
    defaultValues: readValues(form),
    resolver: (values) => describeErrors(values),
  });
  const listening = new AbortController();
  const unsubscribe = control.subscribe({
    formState: { errors: true },
    callback: ({ errors }) => onChange(readFaults(errors ?? {})),
  });
  for (const name of fieldNames) {
    const field = findField(form, name);
    const { ref, onChange: check, onBlur: leave } = control.register(name);
    ref(field);
    field?.addEventListener('input', (event) => void check(event), { signal: listening.signal });
    field?.addEventListener('focusout', (event) => void leave(event), { signal: listening.signal });
  }
  if (leftFields.length > 0) void control.trigger([...leftFields], { shouldTouch: true });
  return {
    showAll: control.handleSubmit(ignore, ignore),
    clear: () => control.reset(emptyValues, { keepFieldsRef: true }),
    stop: () => {
      listening.abort();
      unsubscribe();
    },
  };
}

function ignore() {}

function describeErrors(values: ContactValues) {
  const faults = findFaults(values);
  const errors: FieldErrors<ContactValues> = {};
  for (const name of fieldNames) {
    const fault = faults[name];
    if (fault !== undefined) errors[name] = { type: fault };
  }
  return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
}

function readFaults(errors: FieldErrors<ContactValues>): Faults {
  const faults: Faults = {};
  for (const name of fieldNames) {
    const fault = faultKinds.find((kind) => kind === errors[name]?.type);
    if (fault !== undefined) faults[name] = fault;
  }
  return faults;
}
