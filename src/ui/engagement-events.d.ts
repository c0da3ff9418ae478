import type { Engagement } from './tell-engagement.ts';

declare global {
  interface WindowEventMap {
    /** Tells what a visitor has done on a page. */
    'veltara:engagement': CustomEvent<Engagement>;
  }
}
