import { MAIL_ADDRESS_CHARACTERS } from '#src/config/constants.ts';
import { encodeText } from '#src/features/contact/mail-address.ts';
import { createFailureNote } from '#src/ui/reload-once.ts';

/** Abort controllers of the failure notices by host. */
const endings = new WeakMap<HTMLElement, AbortController>();

/** Shows a failure notice above an island. Styles then reveal its no-script fallback, such as a mail link. */
export function showFailure(host: HTMLElement) {
  const note = endings.has(host) ? null : createFailureNote();
  if (note === null) return;
  const ending = new AbortController();
  endings.set(host, ending);
  ending.signal.addEventListener('abort', () => note.remove());
  // The header has no space for a notice.
  const header = host.closest('header');
  if (header === null) host.before(note);
  else header.after(note);
  host.dataset['failed'] = '';
  host.addEventListener('input', () => addTyped(host), { signal: ending.signal });
  addTyped(host);
}

/** Removes the notice once the island is hydrated after all. */
export function hideFailure(host: HTMLElement) {
  delete host.dataset['failed'];
  endings.get(host)?.abort();
  endings.delete(host);
}

/** Adds typed text to the body of mail links, unless the address becomes too long for mail programs. */
function addTyped(host: HTMLElement) {
  const fields = [...host.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[required]:not(select)')];
  const text = fields.map(({ value }) => value).join('\n');
  for (const link of host.querySelectorAll<HTMLAnchorElement>('[role=note] a[href^="mailto:"]')) {
    const [address = ''] = link.href.split('?');
    const full = `${address}?body=${encodeText(text)}`;
    link.href = full.length > MAIL_ADDRESS_CHARACTERS ? address : full;
  }
}
