import { HOLD_STEP_MS } from '#src/config/constants.ts';
import type { Translate } from '#src/i18n/message-keys.ts';
import { type HoldState, secondsLeft } from './hold-machine.ts';

/** What is read aloud while a message is about to be sent; nothing for the rest of the time. */
export function describeProgress(t: Translate<'contact'>, hold: HoldState): string | null {
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
