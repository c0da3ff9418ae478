/** Arabic-Indic and Persian digits; the last four bits of their codes are their values. */
const OTHER_DIGIT = /[\u0660-\u0669\u06F0-\u06F9]/g;
const VALUE = 0xf;

/**
 * Address of a chat with a phone number: its digits, and nothing else of it (spec §7), with a text to begin with. What is
 * written in other letters stays so, which browsers read alike and which weighs half as much in a document.
 */
export function chatAddress(phone: string, text: string): string {
  const plain = phone.replace(OTHER_DIGIT, (digit) => String(digit.charCodeAt(0) & VALUE));
  const written = text.toWellFormed().replace(/[\p{ASCII}\p{C}\p{Z}]+/gu, encodeURIComponent);
  return `https://wa.me/${plain.replace(/\D/g, '')}?text=${written}`;
}
