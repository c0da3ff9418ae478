/** Key under which the draft of a message stands in the storage of this tab. */
export const DRAFT_KEY = 'site.contact';

/** Says whether this tab has a draft, whatever it holds. */
export function hasDraft(): boolean {
  try {
    return sessionStorage.getItem(DRAFT_KEY) !== null;
  } catch {
    return false;
  }
}
