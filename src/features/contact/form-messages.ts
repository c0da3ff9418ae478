import { HOLD_STEP_MS, MESSAGE_MIN_CHARACTERS } from '#src/config/constants.ts';
import type { Translate } from '#src/i18n/message-keys.ts';
import type { FieldName } from './contact-fields.ts';
import type { Fault } from './find-faults.ts';
import { type HoldState, secondsLeft } from './hold-machine.ts';
import type { Outcome, Reason } from './send-message.ts';

type ContactTranslate = Translate<'contact'>;

/** Returns the error message of a field (behavior §5). */
export function describeFault(t: ContactTranslate, name: FieldName, fault: Fault): string {
  if (fault === 'missing') return t(`faults.${name}`);
  return fault === 'short'
    ? t('faults.messageLength', { count: MESSAGE_MIN_CHARACTERS })
    : t('faults.emailForm');
}

const buttonKeys = {
  idle: 'button.hold',
  failed: 'button.hold',
  holding: 'button.holding',
  sending: 'button.sending',
  sent: 'button.sent',
} as const satisfies Record<HoldState['phase'], string>;

/** Returns the button label; `mustFix` is true after a refused attempt until all errors are fixed. */
export function describeButton(t: ContactTranslate, hold: HoldState, mustFix: boolean): string {
  if (mustFix) return t('button.mend');
  return hold.phase === 'holding' && hold.way === 'countdown'
    ? t('button.countdown', { count: secondsLeft(hold.elapsed) })
    : t(buttonKeys[hold.phase]);
}

/** Returns the screen reader announcement while a message is about to be sent, else `null`. */
export function describeProgress(t: ContactTranslate, hold: HoldState): string | null {
  if (hold.phase === 'idle') return hold.wasCancelled ? t('progress.cancelled') : null;
  if (hold.phase === 'sending') return t('button.sending');
  if (hold.phase !== 'holding') return null;
  const count = secondsLeft(hold.elapsed);
  return hold.elapsed < HOLD_STEP_MS ? t('progress.begin', { count }) : t('progress.remaining', { count });
}

const outcomeKeys = {
  sent: 'toasts.sent',
  repeated: 'failures.repeated',
  questioned: 'failures.questioned',
} as const;

/** Returns the result of sending, in the visitor's language (behavior §8). */
export function describeOutcome(t: ContactTranslate, outcome: Outcome): string {
  return 'reason' in outcome ? describeReason(t, outcome.reason) : t(outcomeKeys[outcome.kind]);
}

function describeReason(t: ContactTranslate, reason: Reason): string {
  switch (reason.kind) {
    case 'no-answer':
      return t('failures.noAnswer');
    case 'answer':
      return describeRefusal(t, reason.status, reason.text);
    case 'other':
      return reason.message === '' ? t('failures.general') : t('failures.other', { text: reason.message });
    case 'left':
      return t('failures.pageLeft');
    case 'other-tab':
      return t('failures.otherTab');
    default:
      return reason satisfies never;
  }
}

/** Returns what the visitor can do next, or `null`. */
export function describeRemedy(t: ContactTranslate, { kind }: Outcome): string | null {
  if (kind === 'sent' || kind === 'repeated') return null;
  // Unlike the mailbox, the e-mail service delivers a repeated message twice.
  const arrivesTwice = kind === 'unknown' && import.meta.env.SITE.email.kind !== 'mailbox';
  return arrivesTwice ? t('after.unknownTwice') : t(`after.${kind}`);
}

const refusalKeys = new Map([
  [400, 'failures.badRequest'],
  [403, 'failures.forbidden'],
  [412, 'failures.precondition'],
  [429, 'failures.tooMany'],
  [451, 'failures.headless'],
] as const);

function describeRefusal(t: ContactTranslate, status: number, answer: string): string {
  const text = answer === '' ? t('failures.unknown') : answer;
  const [, key] = [...refusalKeys].find(([known]) => known === status) ?? [];
  if (key !== undefined) return t(key, { text });
  return status >= 500 ? t('failures.unavailable', { text }) : t('failures.refused', { text });
}
