interface WindowEventMap {
  /** Filters the case studies by industry. The detail is `{ industry }` or the industry itself. */
  setIndustryFilter: CustomEvent<{ industry: string } | string>;
}
