import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FieldErrors, type ResolverResult, useForm, type UseFormReturn } from 'react-hook-form';
import { announce } from '#src/config/site-events.ts';
import { CONTACT_SHAKE_MS } from '#src/config/constants.ts';
import type { Translate } from '#src/i18n/message-keys.ts';
import { type ContactValues, type FieldName, fieldNames, trimValues } from './contact-fields.ts';
import { findFaults } from './find-faults.ts';
import { describeFault } from './form-messages.ts';
import type { HoldWay } from './hold-machine.ts';
import type { Outcome, Recipient } from './send-message.ts';
import { recallOutcome, sendOnce } from './send-once.ts';
import { forgetDraft } from './stored-draft.ts';
import { useDraft } from './use-draft.ts';
import { useHold } from './use-hold.ts';
import { useAutofillSync } from './use-autofill-sync.ts';

/** The values of an attempt to send, and its outcome. */
export type Attempt = { sentValues: ContactValues; outcome: Outcome };

type ContactFormOptions = {
  t: Translate<'contact'>;
  recipient: Recipient;
  /** A hidden field that only robots fill in. */
  honeypot: RefObject<HTMLInputElement | null>;
  /** Called when a hold is refused because of errors. */
  onRefuse: () => void;
  onOutcome: (outcome: Outcome) => void;
};

/** Validates fields on blur, all of them when the button is held, and sends when the hold ends (behavior §4, §5). */
export function useContactForm(options: ContactFormOptions) {
  const form = useForm<ContactValues>({
    mode: 'onTouched',
    reValidateMode: 'onChange',
    resolver: (values) => checkValues(options.t, values),
  });
  const { errors, isSubmitting } = form.formState;
  const saveDraft = useDraft(form, options.t);
  const { attempt, send } = useSending(form, options);
  const syncFieldValues = useAutofillSync(form, options.honeypot, saveDraft);
  const { wasRefused, isShaking, hold, press } = useHeldSubmit(form, send, syncFieldValues, options.onRefuse);
  const handleInput = () => {
    saveDraft();
    hold.dispatch({ type: 'cancel' });
  };
  return {
    registerField: (name: FieldName) => form.register(name, { onChange: handleInput }),
    errors,
    isSubmitting,
    isShaking,
    /** True after a refused attempt, until all errors are fixed. */
    mustFix: wasRefused && Object.keys(errors).length > 0,
    hold: hold.state,
    press,
    release: () => hold.dispatch({ type: 'release' }),
    attempt,
  };
}

type Form = UseFormReturn<ContactValues>;
type Send = (values: ContactValues) => Promise<'answered' | 'failed'>;

/** Submits the form at the end of a hold; a hold starts only if the form is valid. */
function useHeldSubmit(
  { handleSubmit, trigger, getValues }: Form,
  send: Send,
  syncFieldValues: () => void,
  onRefuse: () => void,
) {
  const { wasRefused, isShaking, refuse, clearRefusal } = useRefusal(onRefuse);
  const submit = handleSubmit(
    async (values) => hold.dispatch({ type: await send(values) }),
    () => {
      hold.dispatch({ type: 'failed' });
      refuse();
    },
  );
  const hold = useHold(() => {
    syncFieldValues();
    void submit();
  });
  const press = (way: HoldWay) => {
    if (!hold.isFree()) return hold.press(way);
    syncFieldValues();
    void trigger(undefined, { shouldTouch: true, shouldFocus: true });
    // Do not await trigger(): the visitor may release first.
    if (Object.keys(findFaults(getValues())).length > 0) return refuse();
    clearRefusal();
    return hold.press(way);
  };
  return { wasRefused, isShaking, hold, press };
}

/** Tracks whether the last attempt was refused. Faulty fields then shake briefly (behavior §8). */
function useRefusal(onRefuse: () => void) {
  const [wasRefused, setRefused] = useState(false);
  const [isShaking, setShaking] = useState(false);
  useEffect(() => {
    if (!isShaking) return undefined;
    const timer = setTimeout(() => setShaking(false), CONTACT_SHAKE_MS);
    return () => clearTimeout(timer);
  }, [isShaking]);
  const refuse = () => {
    setRefused(true);
    setShaking(true);
    onRefuse();
  };
  return { wasRefused, isShaking, refuse, clearRefusal: () => setRefused(false) };
}

/** Returns the last attempt and a function that sends. A sent form is cleared. */
function useSending({ reset, getValues }: Form, { recipient, honeypot, onOutcome }: ContactFormOptions) {
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const hasSent = useRef(false);
  const checkHoneypot = useHoneypotCheck(honeypot);
  const showOutcome = (sentValues: ContactValues, outcome: Outcome) => {
    setAttempt({ sentValues, outcome });
    onOutcome(outcome);
  };
  const showRecalled = useEffectEvent(showOutcome);
  useEffect(() => {
    let isShown = true;
    const values = trimValues(getValues());
    void recallOutcome(values).then((outcome) => {
      if (outcome !== null && isShown && !hasSent.current) showRecalled(values, outcome);
    });
    return () => {
      isShown = false;
    };
  }, [getValues]);
  const send: Send = async (sentValues) => {
    hasSent.current = true;
    setAttempt(null);
    const outcome = checkHoneypot() ? questioned : await deliver(sentValues, recipient);
    const isSent = outcome.kind === 'sent';
    if (isSent) {
      reset();
      forgetDraft();
    }
    showOutcome(sentValues, outcome);
    return isSent ? 'answered' : 'failed';
  };
  return { attempt, send };
}

const questioned: Outcome = { kind: 'questioned' };

/** Returns a check that is true if the honeypot is filled in, but only once: browser extensions fill it in too. */
function useHoneypotCheck(honeypot: RefObject<HTMLInputElement | null>): () => boolean {
  const wasAsked = useRef(false);
  return () => {
    const isAsked = !wasAsked.current && honeypot.current?.value !== '';
    wasAsked.current ||= isAsked;
    return isAsked;
  };
}

async function deliver(values: ContactValues, recipient: Recipient): Promise<Outcome> {
  const { email } = import.meta.env.SITE;
  const outcome = await sendOnce(values, { email, origin: location.origin, recipient });
  if (outcome.kind !== 'repeated')
    announce('form-answered', { tag: 'contact', success: outcome.kind === 'sent' });
  return outcome;
}

function checkValues(t: Translate<'contact'>, values: ContactValues): ResolverResult<ContactValues> {
  const faults = findFaults(values);
  const errors: FieldErrors<ContactValues> = {};
  for (const name of fieldNames) {
    const fault = faults[name];
    if (fault !== undefined) errors[name] = { type: fault, message: describeFault(t, name, fault) };
  }
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: trimValues(values), errors: {} };
}
