interface Window {
  /** Command queue that the Google Analytics tag reads. */
  dataLayer?: unknown[];
}
