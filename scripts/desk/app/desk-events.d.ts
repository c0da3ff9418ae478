interface WindowEventMap {
  /** A bundle has changed on disk. */
  'desk:changed': CustomEvent<{ file: string }>;
}
