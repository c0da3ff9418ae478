/** Typing pause before a text is checked, ms. */
export const CHECK_PAUSE_MS = 150;
/** Typing pause before the preview updates, ms: the update takes longer than a keystroke may. */
export const PAGE_PAUSE_MS = 300;
/** Typing pause before a draft is sent to the server, ms; the browser stores it at once. */
export const DRAFT_PAUSE_MS = 400;
/** Typing pause before an entry is checked, ms: the check covers all of its files. */
export const ENTRY_PAUSE_MS = 400;
/** Delay after a change of facts on disk, ms, because more may follow. */
export const FACTS_PAUSE_MS = 200;
/** Delay after a signature on disk, ms: one reload covers several signatures. */
export const SIGNING_PAUSE_MS = 1000;
/** Delay before a request without a response is repeated, ms. */
export const RETRY_MS = 1000;
/** Delay before a failed page is requested again, ms. */
export const PAGE_RETRY_MS = 5000;
