interface Window {
  /** Queue that the Google Analytics tag reads from its first entry. */
  dataLayer?: unknown[];
}
