const named: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as it stands in XML or HTML, in an element or in an attribute. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"\t\r\n\u0085\u2028]/g, (sign) => named[sign] ?? `&#${sign.charCodeAt(0)};`);
}
