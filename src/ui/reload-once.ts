import { LEAVING_MS } from '#src/config/constants.ts';
import { readKey } from '#src/config/read-key.ts';
import { tryStorage } from '#src/config/storage.ts';
import type { Field } from './fields.ts';

const KEPT_KEY = 'site.typed';

const listFields = () => [...document.querySelectorAll<Field>('input, textarea, select')];

/** Returns the id of a field, or its island and name. */
function nameOf(field: Field): string {
  return field.id || (field.closest<HTMLElement>('[data-island]')?.dataset['island'] ?? '') + field.name;
}

/**
 * Stores field values and focus for a reload of the same page.
 * @throws Error if storage is full or blocked
 */
function storeFields() {
  const fields = listFields();
  const values = new Map(fields.map((field) => [nameOf(field), field.value]));
  const focused = fields.filter((field) => field === document.activeElement).map(nameOf);
  sessionStorage.setItem(KEPT_KEY, JSON.stringify({ values: Object.fromEntries(values), focused }));
}

/** Restores focus, and the values of empty fields, after a reload. */
export function restoreFields() {
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

/** Time at which the visitor began to leave the page, ms. */
let leftAt = -LEAVING_MS;

/** Records when the visitor leaves the page: requests that fail from then on are not errors. */
export function watchLeaving(): void {
  addEventListener('beforeunload', () => {
    leftAt = performance.now();
  });
}

/**
 * Reloads a page whose files may be gone since a new release; field values are kept. Never offline, and only once per
 * address and release, so that a file that stays missing causes no reload loop. The entry script has another name in
 * every release.
 * @returns true if a document is loading
 */
export function reloadOnce(): boolean {
  if (performance.now() - leftAt < LEAVING_MS) return true;
  const release = document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '';
  const visit = `${location.href} ${release}`;
  const isNew = tryStorage(() => {
    if (!navigator.onLine || sessionStorage.getItem(RELOADED_KEY) === visit) return false;
    sessionStorage.setItem(RELOADED_KEY, visit);
    storeFields();
    return true;
  });
  if (isNew !== true) return false;
  // Keeps text typed until the page unloads.
  addEventListener('pagehide', () => tryStorage(storeFields));
  location.reload();
  return true;
}

/** Reloads the page for the visitor; keeps field values if storage allows. */
export function reloadPage() {
  tryStorage(storeFields);
  location.reload();
}

/** Returns a note with a reload button for a part that cannot be fetched; null if the page has no template. */
export function createFailureNote(): HTMLElement | null {
  const note = document.querySelector<HTMLElement>('[data-failure]')?.cloneNode(true);
  if (!(note instanceof HTMLElement)) return null;
  note.hidden = false;
  note.removeAttribute('data-failure');
  note.role = 'alert';
  note.querySelector('button')?.addEventListener('click', reloadPage);
  return note;
}
