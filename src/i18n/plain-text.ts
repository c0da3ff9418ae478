const ISOLATES = /[\u2066-\u2069]/gu;

/** Replaces no-break spaces with spaces. */
export function allowBreaks(text: string): string {
  return text.replaceAll('\u00A0', ' ');
}

/** Removes typographic characters, isolates included, for readers other than browsers. */
export function plainText(text: string): string {
  return allowBreaks(text).replace(ISOLATES, '');
}

/** Removes typographic characters from copied text, so that numbers can be dialed and searched. */
export function copyPlainText() {
  document.addEventListener('copy', (event) => {
    const { clipboardData, target } = event;
    const selection = getSelection();
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (clipboardData === null || selection === null || selection.isCollapsed || isField) return;
    const holder = document.createElement('div');
    holder.append(selection.getRangeAt(0).cloneContents());
    clipboardData.setData('text/plain', plainText(selection.toString()));
    clipboardData.setData('text/html', plainText(holder.innerHTML));
    event.preventDefault();
  });
}
