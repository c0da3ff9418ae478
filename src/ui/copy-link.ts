import { COPIED_NOTICE_MS } from '#src/config/constants.ts';

let ending: ReturnType<typeof setTimeout> | undefined;

/**
 * Copies the URL of a button's anchor and shows next to it whether that worked. If copying fails, the address bar gets
 * the URL.
 */
export async function copyLink({ dataset, nextElementSibling: notice }: HTMLElement) {
  const { copyLink: anchor, copied = '', denied = '' } = dataset;
  const announce = (words: string) => {
    if (notice !== null) notice.textContent = words;
  };
  // An earlier timer must not clear this notice, and a repeated notice must be announced again.
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
