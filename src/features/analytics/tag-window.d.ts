interface Window {
  /** What the tag of Google Analytics reads, from its first entry on. */
  dataLayer?: unknown[];
}
