/** Address of a chat with a phone number: its digits, and nothing else (spec §7). */
export function chatAddress(phone: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}`;
}
