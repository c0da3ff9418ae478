interface WindowEventMap {
  /** Tells that another page has been opened without a new document, and that title and head are its own. */
  'veltara:arrival': Event;
}
