import type { ConsentPreferences } from './stored-consent.ts';

declare global {
  interface WindowEventMap {
    /** Tells a stored choice at the start of a page, and every change of it; `null` when the choice is withdrawn. */
    'veltara:consent': CustomEvent<ConsentPreferences | null>;
  }
}
