/** Half of a character that needs two units: no address can carry it. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** The address that opens a letter in the visitor's own mail program, with its text where there is one. */
export function mailAddress(email: string, letter?: { subject: string; body: string }): string {
  if (letter === undefined) return `mailto:${email}`;
  return `mailto:${email}?subject=${encodeText(letter.subject)}&body=${encodeText(letter.body)}`;
}

function encodeText(text: string): string {
  return encodeURIComponent(text.replace(LONE_SURROGATE, '\uFFFD').replace(/\r?\n/g, '\r\n'));
}
