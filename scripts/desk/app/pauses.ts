/** Pause in typing after which a text is judged, ms. */
export const CHECK_PAUSE_MS = 150;
/** Pause in typing after which the server keeps the draft, ms; the browser keeps it at once. */
export const DRAFT_PAUSE_MS = 400;
/** Pause before a server that has not answered is asked again, ms. */
export const RETRY_MS = 1000;
