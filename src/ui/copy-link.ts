import { COPIED_NOTICE_MS } from '#src/config/constants.ts';

let ending: ReturnType<typeof setTimeout> | undefined;

/**
 * Copies the address of the anchor that a button stands for, and says beside the button whether that worked. What
 * cannot be copied stands in the address bar.
 */
export async function copyLink({ dataset, nextElementSibling: notice }: HTMLElement) {
  const { copyLink: anchor, copied = '', denied = '' } = dataset;
  const say = (words: string) => {
    if (notice !== null) notice.textContent = words;
  };
  // The end of an earlier notice must not end this one, and what is said twice has to be heard twice.
  clearTimeout(ending);
  say('');
  try {
    await navigator.clipboard.writeText(`${location.origin}${location.pathname}#${anchor}`);
    say(copied);
  } catch {
    history.replaceState(history.state, '', `#${anchor}`);
    say(denied);
    return;
  }
  ending = setTimeout(() => say(''), COPIED_NOTICE_MS);
}
