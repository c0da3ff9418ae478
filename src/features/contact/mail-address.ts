import { plainText } from '#src/i18n/plain-text.ts';

/** Half of a character that needs two units: no address can carry it. */
const LONE_SURROGATE = /\p{Surrogate}/gu;
const MASK = '••••';

/** The address that opens the visitor's own mail program, with a message to begin with where there is one. */
export function mailAddress(email: string, message?: { subject: string; body: string }): string {
  if (message === undefined) return `mailto:${email}`;
  return `mailto:${email}?subject=${encodeText(plainText(message.subject))}&body=${encodeText(message.body)}`;
}

function encodeText(text: string): string {
  return encodeURIComponent(text.replace(LONE_SURROGATE, '\uFFFD').replace(/\r?\n/g, '\r\n'));
}

/** An address with everything but its first letter and its host hidden: `h••••@company.example`. */
export function maskEmail(email: string): string {
  const [name = '', host = ''] = email.split('@');
  return `${name.slice(0, 1)}${MASK}@${host}`;
}
