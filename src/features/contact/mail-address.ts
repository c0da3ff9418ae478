import { MAIL_ADDRESS_CHARACTERS } from '#src/config/constants.ts';
import { plainText } from '#src/i18n/plain-text.ts';

/** Half of a character that needs two units: no address can carry it. */
const LONE_SURROGATE = /\p{Surrogate}/gu;
const MASK = '••••';

/** The address that opens the visitor's own mail program. */
export function mailAddress(email: string): string {
  return `mailto:${email}`;
}

/** The address that opens the visitor's own mail program with a message to begin with. A long text is left out, never cut. */
export function mailWithMessage(email: string, subject: string, body: string) {
  const short = `${mailAddress(email)}?subject=${encodeText(plainText(subject))}`;
  const whole = `${short}&body=${encodeText(body)}`;
  const hasBody = whole.length <= MAIL_ADDRESS_CHARACTERS;
  return { address: hasBody ? whole : short, hasBody };
}

/** A text as an address of a mail carries it. */
export function encodeText(text: string): string {
  return encodeURIComponent(text.replace(LONE_SURROGATE, '\uFFFD').replace(/\r?\n/g, '\r\n'));
}

/** An address with everything but its first letter and its host hidden: `h••••@company.example`. */
export function maskEmail(email: string): string {
  const [name = '', host = ''] = email.split('@');
  return `${name.slice(0, 1)}${MASK}@${host}`;
}
