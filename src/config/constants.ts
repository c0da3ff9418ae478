/**
 * Times and limits of the site's behavior, in the order in which it names them (behavior §9), then the site's own.
 * Times are in milliseconds, lengths in CSS pixels. Everything here may ship to the browser.
 */

/** How different a word may be that the search still finds: 0 equal, 1 anything. */
export const SEARCH_THRESHOLD = 0.3;
/** Scroll beyond which the navigation bar becomes compact, px. */
export const COMPACT_HEADER_SCROLL_PX = 50;
/** Width of the list of search results, px. */
export const SEARCH_LIST_WIDTH_PX = 320;
/** Most height of the list of search results, px. */
export const SEARCH_LIST_HEIGHT_PX = 400;
/** Room left above the target of an anchor, px. */
export const SCROLL_OFFSET_PX = 100;
/** Time until the target of a search result begins to pulse, ms. */
export const HIGHLIGHT_START_MS = 300;
/** Time until it stops, counted from the same moment, ms. */
export const HIGHLIGHT_END_MS = 2000;
/** Time between the arrival on another page and the scroll to a search result, ms. */
export const SEARCH_SCROLL_WAIT_MS = 300;
/** Time a word of the rotating headline stays, ms. */
export const ROTATING_WORD_MS = 3000;
/** Time a page shows its skeleton, ms from the start of the navigation. */
export const SKELETON_MS = 1500;
/** Share of a section that must be seen before it is revealed. */
export const REVEAL_THRESHOLD = 0.1;
/** Margin of the viewport for revealing. */
export const REVEAL_ROOT_MARGIN = '0px 0px -10% 0px';
/** Time the consent panel takes to leave, ms. */
export const CONSENT_CLOSE_MS = 500;
/** Time the mobile menu takes to leave, ms. */
export const MENU_EXIT_MS = 500;
/** Time the button of the contact form is held to send, ms. */
export const CONTACT_HOLD_MS = 3000;
/** Time the contact form shows that the message was sent, ms. */
export const CONTACT_SENT_MS = 3000;
/** Time a notice says that something was copied, ms. */
export const COPIED_NOTICE_MS = 2000;
/** Time invalid fields shake, ms. */
export const CONTACT_SHAKE_MS = 500;
/** Fewest characters of a message. */
export const MESSAGE_MIN_CHARACTERS = 10;
/** Most cards on a page of a carousel. */
export const CAROUSEL_PAGE_CARDS = 3;
/** Time a page of a carousel stays when it moves by itself, ms. */
export const CAROUSEL_PAGE_MS = 5000;
/** Time the impact figures take to count up, ms. */
export const COUNT_UP_MS = 2000;
/** Time between two steps of that count, ms. */
export const COUNT_UP_STEP_MS = 33;
/** Time a toast stays, by its kind, ms. */
export const TOAST_MS = {
  error: 4000,
  info: 4000,
  success: 2000,
  loading: Number.POSITIVE_INFINITY,
} as const;
/** Most toasts at once. */
export const TOASTS_AT_ONCE = 20;
/** Scale of the world map in Mercator's projection. */
export const MAP_SCALE = 150;
/** Parts of a page whose reading is told, in percent. */
export const SCROLL_DEPTH_MARKS = [25, 50, 75, 90] as const;
/** Pause between the load event and the tasks in the background, ms. */
export const BACKGROUND_TASKS_MS = 1000;
/** Time that another document may take to come; what fails meanwhile is no fault of the page, ms. */
export const LEAVING_MS = 10_000;
/** A part of the page that breaks again within this time is not written again. */
export const REMOUNT_INTERVAL_MS = 1000;

/** Pause before a panel of the navigation closes when the pointer leaves it, ms. */
export const PANEL_CLOSE_DELAY_MS = 150;
/** Duration of small transitions, ms. */
export const TRANSITION_MS = 200;
/** Duration of entrances: reveal, menu, panel, ms. */
export const ENTRANCE_MS = 300;
/** How long lines and bars of a section take to be drawn as it enters, ms. */
export const DRAW_MS = 1200;
/** How long a drawing takes to explain itself, ms. */
export const EXPLAIN_MS = 3200;
/** Time that a signal takes along a line of a drawing, ms. */
export const SIGNAL_MS = 7000;
/** Pause between two looks at the clock, so that no minute is late, ms. */
export const CLOCK_STEP_MS = 1000;
/** Time of one turn of a rotor, ms. */
export const TURN_MS = 16_000;
/** Pause between two announcements of how long a button is still to be held, ms. */
export const HOLD_STEP_MS = 1000;
/** Longest press without pressure and area that counts as one of assistive technology, ms. */
export const VIRTUAL_PRESS_MAX_MS = 200;
/** Time the e-mail service has for its answer, ms. */
export const EMAIL_ANSWER_MS = 15_000;
/** Time a browser remembers what became of a message, as the cookie policy says, hours: less than the mailbox does. */
export const MESSAGE_RECORD_HOURS = 12;
/** The same time as a clock counts it, ms. */
export const MESSAGE_RECORD_MS = MESSAGE_RECORD_HOURS * 60 * 60 * 1000;
/** Most characters of an e-mail address; its pattern is slow on longer ones. */
export const EMAIL_MAX_CHARACTERS = 254;
/** Most characters of any text of the site; longer ones are data that somebody pasted. */
export const TEXT_MAX_CHARACTERS = 5000;
/** Most characters of an address that opens a mail program: Windows opens none that is much longer. */
export const MAIL_ADDRESS_CHARACTERS = 2000;
/** Distance from the viewport at which something heavy is fetched, px. */
export const NEAR_VIEWPORT_PX = 400;
/** Step to which distances between places are rounded, as the coordinates of a city say no more, km. */
export const DISTANCE_STEP_KM = 100;
/** Time the geometry of the world map has to arrive, ms. */
export const MAP_ANSWER_MS = 15_000;
/** Most characters of a query that are searched; the rest is left out, so that pasted pages cost no time. */
export const SEARCH_MAX_CHARACTERS = 100;
/** Time the index of the search has to arrive, ms. */
export const SEARCH_ANSWER_MS = 15_000;
/** Most characters of a value that is told to analytics; its service cuts longer ones. */
export const ANALYTICS_VALUE_CHARACTERS = 100;
/** Time after a visit for which analytics knows a browser again, as the cookie policy says, months. */
export const ANALYTICS_COOKIE_MONTHS = 13;
/** The same time as the tag takes it, in months of 30 days so that it is never longer, s. */
export const ANALYTICS_COOKIE_SECONDS = ANALYTICS_COOKIE_MONTHS * 30 * 24 * 60 * 60;
/** Most characters of an address that is told to analytics. */
export const ANALYTICS_ADDRESS_CHARACTERS = 1000;

/** Most characters of an answer that an address brings to the contact form. */
export const ADDRESS_ANSWER_CHARACTERS = 200;

/** The sheet that every page has. Those of single pages differ in this part of their address only. */
export const SITE_SHEET = 'site';

/** Most characters of a title with the company behind it, as search engines show them. */
export const TITLE_MAX_CHARACTERS = 60;
/** Most characters of a name below an icon of a device; longer ones are left to the device. */
export const SHORT_NAME_MAX_CHARACTERS = 12;
