import { CONTACT_SHAKE_MS } from '#src/config/constants.ts';
import { announce } from '#src/config/site-events.ts';
import { claimMessage } from './claim-message.ts';
import {
  type ContactValues,
  type FieldName,
  fieldNames,
  findField,
  HONEYPOT_NAME,
  readValues,
  trimValues,
} from './contact-fields.ts';
import { type ContactControl, type ContactState, untouched } from './contact-state.ts';
import { createFieldRules, type FieldRules } from './field-rules.ts';
import { type Faults, findFaults } from './find-faults.ts';
import type { HoldState, HoldWay } from './hold-machine.ts';
import { forgetForm } from './kept-form.ts';
import { runHold } from './run-hold.ts';
import { type Delivery, type Outcome, sendMessage } from './send-message.ts';

type ContactControlOptions = {
  form: HTMLFormElement;
  delivery: Delivery;
  /** Fields that the visitor has left before this code was there. */
  leftFields: readonly FieldName[];
  /** Hears of an attempt that was refused because of errors. */
  onRefuse: () => void;
  onOutcome: (outcome: Outcome) => void;
};

/** Makes a form check what is typed, and send when its button is held. Loaded when the form is touched. */
export function createContactControl(options: ContactControlOptions): ContactControl {
  const { form } = options;
  const store = createStore(untouched);
  const rules = createFieldRules(form, options.leftFields, (faults) =>
    store.set({ faults, mustMend: store.read().mustMend && hasFaults(faults) }),
  );
  const hold = runHold((next: HoldState) => {
    store.set(next.phase === 'sending' ? { hold: next, outcome: null } : { hold: next });
    if (next.phase === 'sending') void deliver(form, options.delivery).then(finish);
  });
  const finish = (outcome: Outcome) => {
    store.set({ outcome, letter: trimValues(readValues(form)) });
    if (outcome.kind === 'sent') {
      rules.clear();
      forgetForm();
    }
    hold.dispatch({ type: outcome.kind === 'sent' ? 'answered' : 'failed' });
    options.onOutcome(outcome);
  };
  const press = (way: HoldWay) => {
    const { phase } = hold.current();
    const isFree = phase === 'idle' || phase === 'failed';
    if (!isFree || !hasFaults(findFaults(readValues(form)))) hold.press(way);
    else void refuse(form, rules, store).then(options.onRefuse);
  };
  const unwatch = watchForCancel(form, () => hold.dispatch({ type: 'cancel' }));
  const destroy = () => [unwatch, rules.stop, hold.stop].forEach((end) => end());
  const { read, subscribe } = store;
  return { read, subscribe, press, release: () => hold.dispatch({ type: 'release' }), destroy };
}

/** Shows everything that is wrong with the form, and takes the visitor to the first of it. */
async function refuse(form: HTMLFormElement, rules: FieldRules, { set, read }: Store) {
  await rules.showAll();
  set({ mustMend: true, isShaking: true });
  setTimeout(() => set({ isShaking: false }), CONTACT_SHAKE_MS);
  focusFirst(form, read().faults);
}

type Store = ReturnType<typeof createStore>;

function createStore(initial: ContactState) {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    read: () => current,
    set: (change: Partial<ContactState>) => {
      current = { ...current, ...change };
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Sends what the form holds, unless a robot has filled it in or the same message is on its way already. */
async function deliver(form: HTMLFormElement, delivery: Delivery): Promise<Outcome> {
  const values: ContactValues = trimValues(readValues(form));
  if (findField(form, HONEYPOT_NAME)?.value !== '') return { kind: 'other', message: '' };
  const release = await claimMessage(values);
  if (release === null) return { kind: 'repeated' };
  const outcome = await sendMessage(values, delivery);
  announce('form-answered', { tag: 'contact', success: outcome.kind === 'sent' });
  if (outcome.kind !== 'sent') release();
  return outcome;
}

/** Sending is called off by Escape, by typing, and when the visitor turns to something else. */
function watchForCancel(form: HTMLFormElement, cancel: () => void): () => void {
  const watch = new AbortController();
  const { signal } = watch;
  const cancelOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') cancel();
  };
  document.addEventListener('keydown', cancelOnEscape, { signal });
  document.addEventListener('visibilitychange', cancel, { signal });
  addEventListener('blur', cancel, { signal });
  form.addEventListener('input', cancel, { signal });
  return () => watch.abort();
}

function hasFaults(faults: Faults): boolean {
  return Object.keys(faults).length > 0;
}

function focusFirst(form: HTMLFormElement, faults: Faults) {
  const first = fieldNames.find((name) => faults[name] !== undefined);
  if (first !== undefined) findField(form, first)?.focus();
}
