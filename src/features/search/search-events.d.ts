/** Something that a visitor has done, for analytics. */
type EngagementEvent = CustomEvent<{ category: string; action: string; label: string }>;

interface WindowEventMap {
  /** Tells that a visitor has done something that analytics counts. */
  'veltara:engagement': EngagementEvent;
}
