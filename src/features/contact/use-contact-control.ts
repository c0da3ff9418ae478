import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { FieldName } from './contact-fields.ts';
import { type ContactControl, type ContactState, untouched } from './contact-state.ts';
import type { HoldWay } from './hold-machine.ts';
import type { Outcome, Recipient } from './send-message.ts';

type ContactControlProps = {
  form: RefObject<HTMLFormElement | null>;
  recipient: Recipient;
  onRefuse: () => void;
  onOutcome: (outcome: Outcome) => void;
};

const ignore = () => undefined;
const subscribeToNothing = () => () => {};
const readUntouched = () => untouched;

/** The state of a form, and what wakes it: its code is fetched when it is first touched. */
export function useContactControl(props: ContactControlProps) {
  const { control, wake, running, leave } = useLoadedControl(props);
  const isPressed = useRef(false);
  const state: ContactState = useSyncExternalStore(
    control?.subscribe ?? subscribeToNothing,
    control?.read ?? readUntouched,
    readUntouched,
  );
  return {
    state,
    leave,
    wake: () => void wake().catch(ignore),
    press: (way: HoldWay) => {
      isPressed.current = true;
      wake().then(
        (ready) => {
          ready.press(way);
          if (!isPressed.current) ready.release();
        },
        () => props.onOutcome({ kind: 'no-answer' }),
      );
    },
    release: () => {
      isPressed.current = false;
      void running()?.then((ready) => ready.release(), ignore);
    },
  };
}

function useLoadedControl({ form, recipient, onRefuse, onOutcome }: ContactControlProps) {
  const [control, setControl] = useState<ContactControl | null>(null);
  const loading = useRef<Promise<ContactControl> | null>(null);
  const leftFields = useRef(new Set<FieldName>());
  const listeners = useRef({ onRefuse, onOutcome });
  useEffect(() => {
    listeners.current = { onRefuse, onOutcome };
  });
  useEffect(() => () => control?.destroy(), [control]);
  const create = async () => {
    const { createContactControl } = await import('./contact-control.ts');
    if (form.current === null) throw new Error('The form is gone.');
    const created = createContactControl({
      form: form.current,
      delivery: { email: import.meta.env.SITE.email, origin: location.origin, recipient },
      leftFields: [...leftFields.current],
      onRefuse: () => listeners.current.onRefuse(),
      onOutcome: (outcome) => listeners.current.onOutcome(outcome),
    });
    setControl(created);
    return created;
  };
  const wake = () => {
    const started = loading.current ?? create();
    loading.current = started;
    started.catch(() => (loading.current = null));
    return started;
  };
  return {
    control,
    wake,
    running: () => loading.current,
    leave: (name: FieldName) => void leftFields.current.add(name),
  };
}
