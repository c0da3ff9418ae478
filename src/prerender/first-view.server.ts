const SECTION_END = '</section>';
const RUN_START = '<div>';

/** The markup of a document, divided where its first view ends. */
export type FirstView = { seen: string; rest: string };

/**
 * Divides markup behind the first section of the page. What is put in between stands in a run of sections that stays
 * as the document brings it, never beside a section that React hydrates.
 * @throws Error when the page has no section
 */
export function divideFirstView(html: string): FirstView {
  const end = html.indexOf(SECTION_END) + SECTION_END.length;
  if (end < SECTION_END.length) throw new Error('A page begins with a section.');
  const at = html.startsWith(RUN_START, end) ? end + RUN_START.length : end;
  return { seen: html.slice(0, at), rest: html.slice(at) };
}

/** The markup that covers the page at first; it stands behind the page itself. */
export function findCover(html: string): string {
  const mark = html.indexOf('data-skeleton');
  return mark === -1 ? '' : html.slice(html.lastIndexOf('<div', mark), html.indexOf('<footer', mark));
}

/** The markup of a first view that a document carries styles for. The search field appears with the sheet. */
export function dropSearch(html: string): string {
  return html.replace(/<search.*?<\/search>/gs, '');
}
