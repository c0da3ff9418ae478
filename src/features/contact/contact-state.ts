import type { ContactValues } from './contact-fields.ts';
import type { Faults } from './find-faults.ts';
import { type HoldState, type HoldWay, idle } from './hold-machine.ts';
import type { Outcome } from './send-message.ts';

/** What the form shows besides its fields. */
export type ContactState = {
  faults: Faults;
  hold: HoldState;
  /** An attempt has failed, and not everything is mended yet. */
  mustMend: boolean;
  isShaking: boolean;
  /** How the last sending ended; null before the first, and while the next is on its way. */
  outcome: Outcome | null;
  /** What the visitor wanted to send when the last sending ended. */
  letter: ContactValues | null;
};

/** The form before it is touched. */
export const untouched: ContactState = {
  faults: {},
  hold: idle,
  mustMend: false,
  isShaking: false,
  outcome: null,
  letter: null,
};

/** What makes a form answer to the visitor. */
export type ContactControl = {
  read: () => ContactState;
  subscribe: (listener: () => void) => () => void;
  /** Begins to send, or says what is wrong. */
  press: (way: HoldWay) => void;
  /** Ends a press; a countdown goes on. */
  release: () => void;
  destroy: () => void;
};
