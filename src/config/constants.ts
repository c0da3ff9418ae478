/**
 * Business constants and limits of the specification (spec §9), in its order, then the site's own.
 * Times are in milliseconds, lengths in CSS pixels. Everything here may ship to the browser.
 */

/** Scroll beyond which the navigation bar becomes compact (spec §9, "Compact header threshold"), px. */
export const COMPACT_HEADER_SCROLL_PX = 50;
/** Room left above the target of an anchor (spec §9, "Scroll offset"), px. */
export const SCROLL_OFFSET_PX = 100;
/** Time a word of the rotating headline stays (spec §9, "Rotating headline"), ms. */
export const ROTATING_WORD_MS = 3000;
/** Time a page shows its skeleton (spec §9, "Page skeleton"), ms from the start of the navigation. */
export const SKELETON_MS = 1500;
/** Share of a section that must be seen before it is revealed (spec §9, "Reveal threshold"). */
export const REVEAL_THRESHOLD = 0.1;
/** Margin of the viewport for revealing (spec §9, "Reveal threshold"). */
export const REVEAL_ROOT_MARGIN = '0px 0px -10% 0px';
/** Time the mobile menu takes to leave (spec §9, "Mobile menu exit"), ms. */
export const MENU_EXIT_MS = 500;

/** Pause between the load event and hydration, so that the picture of the hero is painted first, ms. */
export const HYDRATE_AFTER_LOAD_MS = 500;
/** Latest start of hydration once the pause is over, even when the browser is never idle, ms. */
export const HYDRATE_IDLE_TIMEOUT_MS = 2000;
/** Pause before a panel of the navigation closes when the pointer leaves it, ms. */
export const PANEL_CLOSE_DELAY_MS = 150;
/** Duration of small transitions, ms. */
export const TRANSITION_MS = 200;
/** Duration of entrances: reveal, menu, panel, ms. */
export const ENTRANCE_MS = 300;
