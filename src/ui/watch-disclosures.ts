/** Toggles disclosures on click, and opens one that an anchor or find-in-page leads to. */
export function watchDisclosures(): void {
  document.addEventListener('click', ({ target }) => {
    const button = find(target, '[data-disclosure]');
    if (button !== null) setOpen(button, button.ariaExpanded !== 'true');
    const copy = find(target, '[data-copy-link]');
    if (copy !== null) {
      import('./copy-link.ts').then(
        ({ copyLink }) => copyLink(copy),
        // After a new release its file may be gone: the address bar then has the link.
        () => {
          location.hash = copy.dataset['copyLink'] ?? '';
        },
      );
    }
  });
  document.addEventListener('beforematch', ({ target }) => openAround(target));
  addEventListener('hashchange', openHash);
  for (const button of document.querySelectorAll('[data-discloses] [aria-expanded=false]'))
    setOpen(button, false);
  openHash();
}

function openHash() {
  openAround(document.getElementById(location.hash.slice(1)));
}

function find(target: EventTarget | null, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}

/** Opens the disclosure of the entry that contains the target. */
function openAround(target: EventTarget | null) {
  const entry = find(target, '[data-discloses]');
  const button = entry?.querySelector('[data-disclosure]');
  if (button) setOpen(button, true);
}

/** Closed panels stay searchable with find-in-page. */
function setOpen(button: Element, isOpen: boolean) {
  const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
  button.setAttribute('aria-expanded', String(isOpen));
  if (isOpen) panel?.removeAttribute('hidden');
  else panel?.setAttribute('hidden', 'until-found');
}
