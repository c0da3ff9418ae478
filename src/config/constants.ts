/**
 * Times and limits of the site's behavior: those of behavior §9 first, in its order, then all others.
 * Times are in milliseconds, lengths in CSS pixels. Everything here may ship to the browser.
 */

/** How much a word may differ from a search term and still match: 0 exact, 1 anything. */
export const SEARCH_THRESHOLD = 0.3;
/** Scroll position beyond which the navigation bar becomes compact, px. */
export const COMPACT_HEADER_SCROLL_PX = 50;
/** Width of the list of search results, px. */
export const SEARCH_LIST_WIDTH_PX = 320;
/** Maximum height of the list of search results, px. */
export const SEARCH_LIST_HEIGHT_PX = 400;
/** Space above the target of an anchor after scrolling to it, px. */
export const SCROLL_OFFSET_PX = 100;
/** Delay before the target of a search result starts to pulse, ms. */
export const HIGHLIGHT_START_MS = 300;
/** Time at which the pulse stops, from the same start, ms. */
export const HIGHLIGHT_END_MS = 2000;
/** Delay between arriving on another page and scrolling to a search result, ms. */
export const SEARCH_SCROLL_WAIT_MS = 300;
/** Time each word of the rotating headline is shown, ms. */
export const ROTATING_WORD_MS = 3000;
/** Time a page shows its skeleton, from the start of the navigation, ms. */
export const SKELETON_MS = 1500;
/** Visible share of a section that reveals it. */
export const REVEAL_THRESHOLD = 0.1;
/** Root margin of the observer that reveals sections. */
export const REVEAL_ROOT_MARGIN = '0px 0px -10% 0px';
/** Duration of the consent panel's exit animation, ms. */
export const CONSENT_CLOSE_MS = 500;
/** Duration of the mobile menu's exit animation, ms. */
export const MENU_EXIT_MS = 500;
/** Time the contact form's button must be held to send, ms. */
export const CONTACT_HOLD_MS = 3000;
/** Time the contact form shows its success state, ms. */
export const CONTACT_SENT_MS = 3000;
/** Time the "copied" notice is shown, ms. */
export const COPIED_NOTICE_MS = 2000;
/** Duration of the shake of invalid fields, ms. */
export const CONTACT_SHAKE_MS = 500;
/** Minimum length of a message, characters. */
export const MESSAGE_MIN_CHARACTERS = 10;
/** Maximum number of cards on a carousel page. */
export const CAROUSEL_PAGE_CARDS = 3;
/** Time between automatic page changes of a carousel, ms. */
export const CAROUSEL_PAGE_MS = 5000;
/** Duration of the impact figures' count-up, ms. */
export const COUNT_UP_MS = 2000;
/** Interval between the steps of the count-up, ms. */
export const COUNT_UP_STEP_MS = 33;
/** Time a toast is shown, by its kind, ms. */
export const TOAST_MS = {
  error: 4000,
  info: 4000,
  success: 2000,
  loading: Number.POSITIVE_INFINITY,
} as const;
/** Maximum number of toasts shown at once. */
export const TOASTS_AT_ONCE = 20;
/** Scale of the world map, in Mercator projection. */
export const MAP_SCALE = 150;
/** Scroll depths that are reported to analytics, percent. */
export const SCROLL_DEPTH_MARKS = [25, 50, 75, 90] as const;
/** Delay between the load event and background tasks, ms. */
export const BACKGROUND_TASKS_MS = 1000;
/** Time another document may take to load; failures in this period are ignored, ms. */
export const LEAVING_MS = 10_000;
/** A part of the page that breaks again within this time is not mounted again, ms. */
export const REMOUNT_INTERVAL_MS = 1000;

/** Delay before a navigation panel closes after the pointer leaves it, ms. */
export const PANEL_CLOSE_DELAY_MS = 150;
/** Duration of small transitions, ms. */
export const TRANSITION_MS = 200;
/** Duration of entrances (reveal, menu, panel), ms. */
export const ENTRANCE_MS = 300;
/** Time a section's lines and bars take to draw when it enters, ms. */
export const DRAW_MS = 1200;
/** Duration of a drawing's explanatory animation, ms. */
export const EXPLAIN_MS = 3200;
/** Time a signal takes to travel along a line of a drawing, ms. */
export const SIGNAL_MS = 7000;
/** Interval between clock updates; short, so that minutes change on time, ms. */
export const CLOCK_STEP_MS = 1000;
/** Duration of one rotation of a rotor, ms. */
export const TURN_MS = 16_000;
/** Interval between announcements of the remaining hold time, ms. */
export const HOLD_STEP_MS = 1000;
/** Longest press without pressure and contact area that counts as an assistive-technology press, ms. */
export const VIRTUAL_PRESS_MAX_MS = 200;
/** Timeout of the e-mail service, ms. */
export const EMAIL_ANSWER_MS = 15_000;
/** Time a browser remembers a message's outcome, as the cookie policy states; less than the mailbox's, hours. */
export const MESSAGE_RECORD_HOURS = 12;
/** The same time, ms. */
export const MESSAGE_RECORD_MS = MESSAGE_RECORD_HOURS * 60 * 60 * 1000;
/** Maximum length of an e-mail address; the pattern is slow on longer ones. */
export const EMAIL_MAX_CHARACTERS = 254;
/** Maximum length of any text of the site, characters; longer ones are pasted data. */
export const TEXT_MAX_CHARACTERS = 5000;
/** Maximum length of a `mailto:` address, characters: Windows does not open much longer ones. */
export const MAIL_ADDRESS_CHARACTERS = 2000;
/** Distance from the viewport at which heavy resources are fetched, px. */
export const NEAR_VIEWPORT_PX = 400;
/** Rounding step of distances between places, km; city coordinates are not more precise. */
export const DISTANCE_STEP_KM = 100;
/** Timeout of the world map's geometry, ms. */
export const MAP_ANSWER_MS = 15_000;
/** Maximum number of characters of a query that are searched; the rest is ignored, so that pasted pages stay fast. */
export const SEARCH_MAX_CHARACTERS = 100;
/** Timeout of the search index, ms. */
export const SEARCH_ANSWER_MS = 15_000;
/** Maximum length of a value sent to analytics, which truncates longer ones, characters. */
export const ANALYTICS_VALUE_CHARACTERS = 100;
/** How long analytics recognizes a browser after a visit, as the cookie policy states, months. */
export const ANALYTICS_COOKIE_MONTHS = 13;
/** The same time for the tag, in months of 30 days so that it is never longer, s. */
export const ANALYTICS_COOKIE_SECONDS = ANALYTICS_COOKIE_MONTHS * 30 * 24 * 60 * 60;
/** Maximum length of an address sent to analytics, characters. */
export const ANALYTICS_ADDRESS_CHARACTERS = 1000;

/** Maximum length of an answer that an address passes to the contact form, characters. */
export const ADDRESS_ANSWER_CHARACTERS = 200;

/** Name of the style sheet that every page loads; page-specific sheets differ in this part of their address only. */
export const SITE_SHEET = 'site';

/** Maximum length of a title with the company name, as search engines show it, characters. */
export const TITLE_MAX_CHARACTERS = 60;
/** Maximum length of the name below a home-screen icon, characters; longer ones are omitted: the device decides. */
export const SHORT_NAME_MAX_CHARACTERS = 12;
