/** Address that calls a phone number. */
export function phoneAddress(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

type ChatNumbers = { phone: string; whatsapp?: string | undefined };

/**
 * Address of a chat with the company: the digits of its number for chats, else of its phone (behavior §4), with a text to begin
 * with. What is written in other letters stays so, which browsers read alike and which weighs half as much in a document.
 */
export function chatAddress({ phone, whatsapp = phone }: ChatNumbers, text: string): string {
  const written = text.toWellFormed().replace(/[\p{ASCII}\p{C}\p{Z}]+/gu, encodeURIComponent);
  return `https://wa.me/${whatsapp.replace(/\D/g, '')}?text=${written}`;
}
