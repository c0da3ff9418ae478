import { BACKGROUND_TASKS_MS } from '#src/config/constants.ts';
import { followConsentPanel } from '#src/features/consent/follow-consent-panel.ts';
import { keepEarlyDraft } from '#src/features/contact/stored-draft.ts';
import { markMailboxAvailable } from '#src/features/contact/mark-mailbox-available.ts';
import { showStoredTarget } from '#src/features/search/stored-target.ts';
import { copyPlainText } from '#src/i18n/plain-text.ts';
import { keepEarlyInput } from '#src/islands/early-input.ts';
import { watchIslands } from '#src/islands/watch-islands.ts';
import { moveAnswersToFragment } from '#src/routing/address-parameters.ts';
import {
  correctYear,
  loadConsentedServices,
  watchHeader,
  watchLanguageLinks,
  offerLanguageIfPreferred,
} from '#src/shell/watch-shell.ts';
import { watchMenu } from '#src/shell/watch-menu.ts';
import { watchPanels } from '#src/shell/watch-panels.ts';
import { watchDisclosures } from '#src/ui/watch-disclosures.ts';
import {
  explainWhenSeen,
  watchMotion,
  runMotionWhenVisible,
  revealSections,
  turnWords,
} from '#src/ui/watch-motion.ts';
import { ignoreStrayDoubleClicks, prefetchDocuments } from '#src/ui/watch-links.ts';
import { watchLeaving } from '#src/ui/reload-once.ts';
import { listSkeletonAnimations } from '#src/ui/skeleton.ts';

/*
 * The only script of every document. It handles simple features itself; stateful ones are islands, which load React on
 * first input. Input to an island is recorded and replayed after hydration.
 */

/** Counts the skeleton's time from the start of the navigation, not from when its style is applied (behavior §4). */
function alignSkeletonWithNavigation() {
  for (const animation of listSkeletonAnimations()) animation.startTime = 0;
}

const prefetch = prefetchDocuments();

/** Runs tasks that can wait until the page has loaded. */
function finishLater() {
  revealSections();
  followConsentPanel();
  void offerLanguageIfPreferred().catch(() => undefined);
  const next = document.querySelector<HTMLScriptElement>('script[data-next]')?.dataset['next'];
  if (next !== undefined) setTimeout(() => prefetch(next), BACKGROUND_TASKS_MS);
}

alignSkeletonWithNavigation();
watchLeaving();
ignoreStrayDoubleClicks();
keepEarlyInput();
keepEarlyDraft();
markMailboxAvailable();
copyPlainText();
moveAnswersToFragment();
watchMenu();
watchPanels();
watchHeader();
watchLanguageLinks();
watchDisclosures();
watchMotion();
loadConsentedServices();
correctYear();
turnWords();
runMotionWhenVisible();
explainWhenSeen();
watchIslands();
showStoredTarget();
document.documentElement.dataset['ready'] = '';
if (document.readyState === 'complete') finishLater();
else addEventListener('load', finishLater, { once: true });
