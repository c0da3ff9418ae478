/** What tests of consent keep on the window of a page. */
interface Window {
  /** Consent events since the page loaded. */
  consentEvents?: unknown[];
}
