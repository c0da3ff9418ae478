import { MESSAGE_MIN_CHARACTERS } from '#src/config/constants.ts';
import type { Translate } from '#src/i18n/message-keys.ts';
import type { FieldName } from './contact-fields.ts';
import type { Fault } from './find-faults.ts';

/** The message below a field (spec §5). */
export function describeFault(t: Translate<'contact'>, name: FieldName, fault: Fault): string {
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
