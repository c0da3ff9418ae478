/** What tests of consent keep on the window of a page. */
interface Window {
  /** What the page has told about consent since it began. */
  consentEvents?: unknown[];
}
