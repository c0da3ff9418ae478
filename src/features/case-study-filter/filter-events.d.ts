interface WindowEventMap {
  /** Asks for the case studies of one industry: its detail is `{ industry }` or the industry itself. */
  setIndustryFilter: CustomEvent<{ industry: string } | string>;
}
