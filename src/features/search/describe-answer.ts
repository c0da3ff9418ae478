import type { Translate } from '#src/i18n/message-keys.ts';
import { plainText } from '#src/i18n/plain-text.ts';
import type { SearchAnswer } from './create-search.ts';

/** Notice above the results; none when they match the query exactly. */
export function headingOf(answer: SearchAnswer, t: Translate<'search'>): string | null {
  switch (answer.kind) {
    case 'empty':
    case 'match':
      return null;
    case 'layout':
      return t('layout', { query: answer.query });
    case 'close':
      return t('close');
    default:
      return answer satisfies never;
  }
}

/** Says that nothing is found. */
export function describeNothing(query: string, t: Translate<'search'>): string {
  // An isolate that the visitor has pasted would end that of the message.
  return t('none', { query: plainText(query) });
}

/** Announcement of an answer for screen readers. */
export function describeAnswer(answer: SearchAnswer, query: string, t: Translate<'search'>): string {
  if (answer.kind === 'empty') return '';
  if (answer.items.length === 0) return describeNothing(query, t);
  const count = t('count', { count: answer.items.length });
  const heading = headingOf(answer, t);
  return heading === null ? count : `${heading}: ${count}`;
}
