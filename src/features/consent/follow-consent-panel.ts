import { CONSENT_CLOSE_MS } from '#src/config/constants.ts';
import { createFailureNote, reloadOnce } from '#src/ui/reload-once.ts';
import { isComposing } from '#src/ui/key-events.ts';
import {
  acceptAll,
  closeBanner,
  type ConsentState,
  decline,
  openConsent,
  readConsent,
  resetConsent,
  subscribeToConsent,
} from './consent-store.ts';

let observer: ResizeObserver | undefined;

/**
 * Publishes how much of the bottom edge an element covers: as scroll padding, so that focused elements scroll clear of
 * it, and on its parent as `--floating-height`. On the root, that inherited property would restyle every element.
 */
function followFloatingHeight(element: HTMLElement): void {
  observer?.disconnect();
  observer = new ResizeObserver(() => {
    const height = getComputedStyle(element).position === 'fixed' ? innerHeight - element.offsetTop : 0;
    element.parentElement?.style.setProperty('--floating-height', `${height}px`);
    document.documentElement.style.scrollPaddingBottom = `calc(${height}px + 1rem)`;
  });
  observer.observe(element);
}

/** The two views of the panel, at most one of them visible, and the button. */
type Parts = {
  corner: HTMLElement;
  banner: HTMLElement;
  settings: HTMLElement;
  button: HTMLElement;
};

/**
 * Shows the banner unless a choice is stored and handles its buttons. Any button with `data-consent-reset` on the page
 * withdraws the choice.
 */
export function followConsentPanel(): void {
  const parts = findParts();
  if (parts === null) return;
  const { corner, button } = parts;
  subscribeToConsent(() => show(parts, readConsent()));
  corner.addEventListener('click', ({ target }) => {
    const answer = target instanceof Element ? target.closest<HTMLElement>('[data-answer]') : null;
    if (answer !== null) answerWith(answer.dataset['answer'] ?? '', parts);
  });
  button.addEventListener('click', () =>
    readConsent().view === 'hidden' ? openConsent('banner') : closeBanner(),
  );
  addEventListener('keydown', (event) => {
    const isInside = document.activeElement?.closest('[data-consent] > [role=dialog]');
    if (event.key === 'Escape' && isInside && !isComposing(event)) closeBanner();
  });
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-consent-reset]') !== null) resetConsent();
  });
  corner.hidden = false;
  show(parts, readConsent());
}

function findParts(): Parts | null {
  const corner = document.querySelector<HTMLElement>('[data-consent]');
  const [banner, settings, button] = corner?.querySelectorAll<HTMLElement>(':scope > *') ?? [];
  return corner && banner && settings && button ? { corner, banner, settings, button } : null;
}

function answerWith(answer: string, parts: Parts) {
  if (answer === 'accept') acceptAll();
  if (answer === 'decline') decline();
  if (answer === 'close') closeBanner();
  // If the settings cannot be fetched, the banner stays with its two answers and shows the failure.
  if (answer === 'customize') void customize(parts).catch(() => showFailure(parts.banner));
}

/** Reloads the page once; after that, shows a failure note in the banner. */
function showFailure(banner: HTMLElement) {
  if (reloadOnce() || banner.querySelector('[role=alert]') !== null) return;
  const note = createFailureNote();
  if (note === null) return;
  // Its class has the spacing of a page.
  note.removeAttribute('class');
  banner.append(note);
}

/** Fetches the settings on demand: few visitors open them. */
async function customize({ banner, settings }: Parts) {
  const { showSettings } = await import('./show-settings.tsx');
  await showSettings(settings);
  banner.querySelector('[role=alert]')?.remove();
  if (readConsent().view === 'banner') openConsent('settings');
}

let leaving: ReturnType<typeof setTimeout> | undefined;

/** Shows a view. When the panel closes, the last view stays for its animation. */
function show({ banner, settings, button }: Parts, { view, isWanted }: ConsentState) {
  clearTimeout(leaving);
  const wanted = { banner, settings, hidden: null }[view];
  const shown = [banner, settings].find(({ hidden }) => !hidden);
  if (wanted === null && shown?.contains(document.activeElement) === true) button.focus();
  button.setAttribute('aria-expanded', String(wanted !== null));
  const finish = () => {
    for (const panel of [banner, settings]) {
      panel.hidden = panel !== wanted;
      panel.inert = false;
      panel.removeAttribute('data-leaving');
    }
    followFloatingHeight(wanted ?? button);
  };
  if (wanted === null && shown !== undefined) {
    shown.inert = true;
    shown.dataset['leaving'] = '';
    leaving = setTimeout(finish, CONSENT_CLOSE_MS);
    return;
  }
  finish();
  if (isWanted) wanted?.focus();
}
