/** Address of a chat with a phone number: its digits, and nothing else of it (spec §7); with a text to begin with. */
export function chatAddress(phone: string, text?: string): string {
  const address = `https://wa.me/${phone.replace(/\D/g, '')}`;
  return text === undefined ? address : `${address}?text=${encodeURIComponent(text)}`;
}
