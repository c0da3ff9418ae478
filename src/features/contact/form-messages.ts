import { HOLD_STEP_MS, MESSAGE_MIN_CHARACTERS } from '#src/config/constants.ts';
import type { Translate } from '#src/i18n/message-keys.ts';
import type { FieldName } from './contact-fields.ts';
import type { Fault } from './find-faults.ts';
import { type HoldState, secondsLeft } from './hold-machine.ts';
import type { Outcome, Reason } from './send-message.ts';

type ContactTranslate = Translate<'contact'>;

/** The message below a field (behavior §5). */
export function describeFault(t: ContactTranslate, name: FieldName, fault: Fault): string {
  switch (fault) {
    case 'missing':
      return t(`faults.${name}`);
    case 'malformed':
      return t('faults.emailForm');
    case 'short':
      return t('faults.messageLength', { count: MESSAGE_MIN_CHARACTERS });
    default:
      return fault satisfies never;
  }
}

/** What the button reads; `mustMend` after an attempt that was refused, until everything is mended. */
export function describeButton(t: ContactTranslate, hold: HoldState, mustMend: boolean): string {
  if (mustMend) return t('button.mend');
  switch (hold.phase) {
    case 'idle':
    case 'failed':
      return t('button.hold');
    case 'holding':
      return hold.way === 'held'
        ? t('button.holding')
        : t('button.countdown', { count: secondsLeft(hold.elapsed) });
    case 'sending':
      return t('button.sending');
    case 'sent':
      return t('button.sent');
    default:
      return hold satisfies never;
  }
}

/** What is read aloud while a message is about to be sent; nothing for the rest of the time. */
export function describeProgress(t: ContactTranslate, hold: HoldState): string | null {
  switch (hold.phase) {
    case 'idle':
      return hold.wasCancelled ? t('progress.cancelled') : null;
    case 'holding': {
      const count = secondsLeft(hold.elapsed);
      return hold.elapsed < HOLD_STEP_MS
        ? t('progress.begin', { count })
        : t('progress.remaining', { count });
    }
    case 'sending':
      return t('button.sending');
    case 'sent':
    case 'failed':
      return null;
    default:
      return hold satisfies never;
  }
}

/** How sending ended, in the visitor's language (behavior §8). */
export function describeOutcome(t: ContactTranslate, outcome: Outcome): string {
  switch (outcome.kind) {
    case 'sent':
      return t('toasts.sent');
    case 'repeated':
      return t('failures.repeated');
    case 'questioned':
      return t('failures.questioned');
    case 'failed':
    case 'unknown':
      return describeReason(t, outcome.reason);
    default:
      return outcome satisfies never;
  }
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

/** What the visitor can do after that; nothing where there is nothing to do. */
export function describeRemedy(t: ContactTranslate, outcome: Outcome): string | null {
  switch (outcome.kind) {
    case 'sent':
    case 'repeated':
      return null;
    case 'questioned':
      return t('after.questioned');
    case 'failed':
      return t('after.failed');
    case 'unknown':
      // The real service sends a repeated message once more.
      return import.meta.env.SITE.email.kind === 'mailbox' ? t('after.unknown') : t('after.unknownTwice');
    default:
      return outcome satisfies never;
  }
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
