const ISOLATES = /[\u2066-\u2069]/gu;

/** The text with what was kept together free to break again: without blanks that do not break. */
export function allowBreaks(text: string): string {
  return text.replaceAll('\u00A0', ' ');
}

/** The text without what the typesetter has added, isolates included, for readers that are no browsers. */
export function plainText(text: string): string {
  return allowBreaks(text).replace(ISOLATES, '');
}

/** Takes what the typesetter has added out of what a visitor copies, so that a number can be dialled and searched. */
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
