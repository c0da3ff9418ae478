import { LEAVING_MS } from '#src/config/constants.ts';
import { readKey } from '#src/config/read-key.ts';
import { tryStorage } from '#src/config/storage.ts';
import type { Field } from './fields.ts';

const KEPT_KEY = 'site.typed';

const listFields = () => [...document.querySelectorAll<Field>('input, textarea, select')];

/** A field by its id, or by the island that it is part of. */
function nameOf(field: Field): string {
  return field.id || (field.closest<HTMLElement>('[data-island]')?.dataset['island'] ?? '') + field.name;
}

/**
 * Keeps what is typed on a page, and where, for the same page when it is loaded again.
 * @throws Error where storage is full or blocked
 */
function keepFields() {
  const fields = listFields();
  const values = new Map(fields.map((field) => [nameOf(field), field.value]));
  const focused = fields.filter((field) => field === document.activeElement).map(nameOf);
  sessionStorage.setItem(KEPT_KEY, JSON.stringify({ values: Object.fromEntries(values), focused }));
}

/** Fills the empty fields of a page with what was typed before it was loaded again; the visitor goes on where they were. */
export function fillFields() {
  tryStorage(() => {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEPT_KEY) ?? '{}');
    sessionStorage.removeItem(KEPT_KEY);
    const focused = readKey(kept, 'focused');
    for (const field of listFields()) {
      const name = nameOf(field);
      const value = readKey(readKey(kept, 'values'), name);
      if (typeof value === 'string' && field.value === '') field.value = value;
      if (Array.isArray(focused) && focused.includes(name)) field.focus({ preventScroll: true });
    }
  });
}

const RELOADED_KEY = 'site.reloaded';

/** When the visitor has begun to leave the page, ms. */
let leftAt = -LEAVING_MS;

/** Notes when the visitor leaves: what was on its way then ends, and fails, without a fault. */
export function watchLeaving(): void {
  addEventListener('beforeunload', () => {
    leftAt = performance.now();
  });
}

/**
 * Loads the document of the address again, for a page whose files are gone since a new release; what was typed stays.
 * Never without a network, and never twice for one address of one release, so that a file that stays missing does not
 * load the page in a loop. The script that begins a document has another name in every release.
 * @returns whether a document is on its way
 */
export function reloadOnce(): boolean {
  if (performance.now() - leftAt < LEAVING_MS) return true;
  const release = document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '';
  const visit = `${location.href} ${release}`;
  const isNew = tryStorage(() => {
    if (!navigator.onLine || sessionStorage.getItem(RELOADED_KEY) === visit) return false;
    sessionStorage.setItem(RELOADED_KEY, visit);
    keepFields();
    return true;
  });
  if (isNew !== true) return false;
  // What is typed until the document goes.
  addEventListener('pagehide', () => tryStorage(keepFields));
  location.reload();
  return true;
}

/** Loads the page again because the visitor asks for it; what was typed stays where storage takes it. */
export function reloadPage() {
  tryStorage(keepFields);
  location.reload();
}

/** A note that a part of the page cannot be fetched, with a button that loads the page again; null where a page has none. */
export function createFailureNote(): HTMLElement | null {
  const note = document.querySelector<HTMLElement>('[data-failure]')?.cloneNode(true);
  if (!(note instanceof HTMLElement)) return null;
  note.hidden = false;
  note.removeAttribute('data-failure');
  note.role = 'alert';
  note.querySelector('button')?.addEventListener('click', reloadPage);
  return note;
}
