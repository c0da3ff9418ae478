/** Globals of consent tests. */
interface Window {
  /** Consent events since the page loaded. */
  consentEvents?: unknown[];
}
