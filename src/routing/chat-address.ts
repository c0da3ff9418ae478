/**
 * Address of a chat with a phone number: its digits, and nothing else of it (behavior §4), with a text to begin with. What is
 * written in other letters stays so, which browsers read alike and which weighs half as much in a document.
 */
export function chatAddress(phone: string, text: string): string {
  const written = text.toWellFormed().replace(/[\p{ASCII}\p{C}\p{Z}]+/gu, encodeURIComponent);
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${written}`;
}
