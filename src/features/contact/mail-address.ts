import { MAIL_ADDRESS_CHARACTERS } from '#src/config/constants.ts';
import { plainText } from '#src/i18n/plain-text.ts';

/** An unpaired surrogate: it cannot be URL-encoded. */
const LONE_SURROGATE = /\p{Surrogate}/gu;
const MASK = '••••';

/** Returns a `mailto:` URL. */
export function mailAddress(email: string): string {
  return `mailto:${email}`;
}

/** Returns a `mailto:` URL with subject and body. A body that is too long is left out, never cut. */
export function mailWithMessage(email: string, subject: string, body: string) {
  const short = `${mailAddress(email)}?subject=${encodeText(plainText(subject))}`;
  const whole = `${short}&body=${encodeText(body)}`;
  const hasBody = whole.length <= MAIL_ADDRESS_CHARACTERS;
  return { address: hasBody ? whole : short, hasBody };
}

/** Encodes text for a `mailto:` URL. */
export function encodeText(text: string): string {
  return encodeURIComponent(text.replace(LONE_SURROGATE, '\uFFFD').replace(/\r?\n/g, '\r\n'));
}

/** Masks the local part except its first letter: `h••••@company.example`. */
export function maskEmail(email: string): string {
  const [name = '', host = ''] = email.split('@');
  return `${name.slice(0, 1)}${MASK}@${host}`;
}
