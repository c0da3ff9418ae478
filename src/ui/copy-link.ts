import { COPIED_NOTICE_MS } from '#src/config/constants.ts';

let ending: ReturnType<typeof setTimeout> | undefined;

/**
 * Copies the address of the anchor that a button stands for, and says beside the button whether that worked. What
 * cannot be copied stands in the address bar.
 */
export async function copyLink({ dataset, nextElementSibling: notice }: HTMLElement) {
  const { copyLink: anchor, copied = '', denied = '' } = dataset;
  const announce = (words: string) => {
    if (notice !== null) notice.textContent = words;
  };
  // The end of an earlier notice must not end this one, and what is said twice has to be heard twice.
  clearTimeout(ending);
  announce('');
  try {
    await navigator.clipboard.writeText(`${location.origin}${location.pathname}#${anchor}`);
    announce(copied);
  } catch {
    history.replaceState(history.state, '', `#${anchor}`);
    announce(denied);
    return;
  }
  ending = setTimeout(() => announce(''), COPIED_NOTICE_MS);
}
