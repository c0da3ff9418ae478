import {
  BACKGROUND_TASKS_MS,
  HYDRATE_AFTER_LOAD_MS,
  HYDRATE_IDLE_TIMEOUT_MS,
} from '#src/config/constants.ts';
import { noteMailbox } from '#src/features/contact/note-mailbox.ts';
import { copyPlainText } from '#src/i18n/copy-plain-text.ts';
import { keepEarlyInput } from '#src/islands/early-input.ts';
import { prefetchNextPage } from '#src/navigation/prefetch-next-page.ts';

/*
 * The document's only script until the browser is idle: it fetches React half a second after the load event, or at the
 * first interaction. What the visitor does before the page answers is kept, and done once more when it does.
 */
const interactions = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;
let started = false;

async function start() {
  if (started) return;
  started = true;
  interactions.forEach((kind) => removeEventListener(kind, startNow, true));
  preloadModules();
  const { hydrate } = await import('./start.tsx');
  await hydrate();
}

/** What hydration imports when it is there comes beside it: the document knows the addresses. */
function preloadModules() {
  const list = document.querySelector<HTMLScriptElement>('script[data-modules]')?.dataset['modules'];
  for (const href of list?.split(' ') ?? []) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
}

const startNow = () => void start();

/** Runs a task once the browser is idle; not every browser says when that is. */
function whenIdle(task: () => void, options?: IdleRequestOptions) {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task, options);
  else task();
}

function startWhenIdle() {
  setTimeout(() => whenIdle(startNow, { timeout: HYDRATE_IDLE_TIMEOUT_MS }), HYDRATE_AFTER_LOAD_MS);
  setTimeout(() => whenIdle(() => void prefetchNextPage().catch(() => undefined)), BACKGROUND_TASKS_MS);
}

/** The skeleton's time counts from the start of the navigation, not from the moment its style is there (spec §4). */
function alignSkeletonWithNavigation() {
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSAnimation && animation.animationName === 'uncover') animation.startTime = 0;
  }
}

/** A tab that was loaded anew may go back, before the router is there, to a page that only the router would show. */
function followHistory() {
  const { pathname } = location;
  addEventListener('popstate', () => {
    const isHydrated = 'hydrated' in document.documentElement.dataset;
    if (!isHydrated && location.pathname !== pathname) location.reload();
  });
}

noteMailbox();
keepEarlyInput();
copyPlainText();
followHistory();
interactions.forEach((kind) => addEventListener(kind, startNow, { capture: true, passive: true }));
if (document.readyState === 'complete') startWhenIdle();
else addEventListener('load', startWhenIdle, { once: true });
alignSkeletonWithNavigation();
