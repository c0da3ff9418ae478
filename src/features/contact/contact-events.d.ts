interface WindowEventMap {
  /** Tells how sending a form ended. */
  formOutcome: CustomEvent<{ tag: 'contact'; success: boolean }>;
}
