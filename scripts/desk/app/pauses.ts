/** Pause in typing after which a text is judged, ms. */
export const CHECK_PAUSE_MS = 150;
/** Pause in typing after which the pages show what was typed, ms: that takes longer than a key may. */
export const PAGE_PAUSE_MS = 300;
/** Pause in typing after which the server keeps the draft, ms; the browser keeps it at once. */
export const DRAFT_PAUSE_MS = 400;
/** Pause in typing after which an entry is judged, ms: all of its files are looked at. */
export const ENTRY_PAUSE_MS = 400;
/** Pause after a change of facts on disk, in which others may follow, ms. */
export const FACTS_PAUSE_MS = 200;
/** Pause after a signature on disk, in which the next one may follow, ms: one look is enough for all of them. */
export const SIGNING_PAUSE_MS = 1000;
/** Pause before a server that has not answered is asked again, ms. */
export const RETRY_MS = 1000;
/** Pause before a page is asked for again that could not be made, ms. */
export const PAGE_RETRY_MS = 5000;
