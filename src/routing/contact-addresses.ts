/** Returns the `tel:` address of a phone number. */
export function phoneAddress(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

type ChatNumbers = { phone: string; whatsapp?: string | undefined };

/**
 * Returns the address of a chat with the company, on its chat number or else its phone (behavior §4), with an initial
 * text. Non-ASCII letters are not encoded: browsers accept them, and they take half as many bytes in the document.
 */
export function chatAddress({ phone, whatsapp = phone }: ChatNumbers, text: string): string {
  const written = text.toWellFormed().replace(/[\p{ASCII}\p{C}\p{Z}]+/gu, encodeURIComponent);
  return `https://wa.me/${whatsapp.replace(/\D/g, '')}?text=${written}`;
}
