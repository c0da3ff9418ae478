const named: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for elements and attributes in XML or HTML. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"\t\r\n\u0085\u2028]/g, (sign) => named[sign] ?? `&#${sign.charCodeAt(0)};`);
}
