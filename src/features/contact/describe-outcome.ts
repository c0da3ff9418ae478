import type { Translate } from '#src/i18n/message-keys.ts';
import type { Outcome } from './send-message.ts';

type Words = Translate<'contact'>;

/** How sending ended, in the visitor's language (spec §8). */
export function describeOutcome(t: Words, outcome: Outcome): string {
  switch (outcome.kind) {
    case 'sent':
      return t('toasts.sent');
    case 'no-answer':
      return t('failures.noAnswer');
    case 'refused':
      return describeRefusal(t, outcome.status, outcome.text);
    case 'other':
      return outcome.message === '' ? t('failures.general') : t('failures.other', { text: outcome.message });
    case 'repeated':
      return t('failures.repeated');
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

function describeRefusal(t: Words, status: number, answer: string): string {
  const text = answer === '' ? t('failures.unknown') : answer;
  const [, key] = [...refusalKeys].find(([known]) => known === status) ?? [];
  if (key !== undefined) return t(key, { text });
  return status >= 500 ? t('failures.unavailable', { text }) : t('failures.refused', { text });
}
