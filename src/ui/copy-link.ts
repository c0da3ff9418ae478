import { COPIED_NOTICE_MS } from '#src/config/constants.ts';

/**
 * Copies the address of the anchor that a button stands for, and says beside the button whether that worked. What
 * cannot be copied stands in the address bar.
 */
export async function copyLink({ dataset, nextElementSibling: notice }: HTMLElement) {
  const { copyLink: anchor, copied = '', denied = '' } = dataset;
  const say = (words: string) => {
    if (notice !== null) notice.textContent = words;
  };
  try {
    await navigator.clipboard.writeText(`${location.origin}${location.pathname}#${anchor}`);
    say(copied);
  } catch {
    history.replaceState(history.state, '', `#${anchor}`);
    say(denied);
    return;
  }
  setTimeout(() => say(''), COPIED_NOTICE_MS);
}
