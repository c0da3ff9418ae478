import type { DomSnapshot } from './dom-snapshot.ts';

/** Events that need an island's code. */
const inputKinds = [
  'pointerover',
  'pointerdown',
  'pointerup',
  'pointercancel',
  'keydown',
  'keyup',
  'focusin',
  'focusout',
  'input',
  'change',
  'click',
] as const;

const ISLAND = '[data-island]';
/** Elements that `client.ts` handles without React. */
const HANDLED = '[data-disclosure], [data-copy-link], [data-motion]';

/** Host element of an island. */
type Host = HTMLElement;

let missed: { host: Host; target: Element; event: Event }[] = [];
let focused: Element | undefined;
let handleTouch: ((host: Host) => void) | undefined;

function hostOf(target: Element): Host | null {
  return target.closest(HANDLED) === null ? target.closest<Host>(ISLAND) : null;
}

function keep(event: Event) {
  const { target } = event;
  if (!(target instanceof Element)) return;
  if (event.type === 'focusin') focused = target;
  const host = hostOf(target);
  if (host === null || 'hydrated' in host.dataset) return;
  missed.push({ host, target, event });
  handleTouch?.(host);
}

/** Records input to an island until it is hydrated. */
export function keepEarlyInput(): void {
  inputKinds.forEach((kind) => addEventListener(kind, keep, { capture: true, passive: true }));
}

/** Calls a handler for every island that gets input before hydration, including earlier input. */
export function watchTouches(handle: (host: Host) => void): void {
  handleTouch = handle;
  new Set(missed.map(({ host }) => host)).forEach(handle);
}

/** Marks an island as hydrated: it handles its own events from now on. */
export function markHydrated(host: Host): void {
  host.dataset['hydrated'] = '';
}

/** Returns the element that was focused last. */
export function readFocused(): Element | undefined {
  return focused;
}

/** Marks an island that React rendered again because of a hydration mismatch; typed values are restored. */
export function markRemounted(host: Host): void {
  host.dataset['remounted'] = '';
}

/**
 * Replays, in order, the visitor's input to an island before its hydration.
 * @param former snapshot from before hydration
 */
export function repeatEarlyInput(host: Host, former: DomSnapshot): void {
  const own = missed
    .filter((each) => each.host === host)
    .map(({ target, event }) => ({ target: former.findReplacement(target), event }));
  missed = missed.filter((each) => each.host !== host);
  // The rest of the page has already handled these events.
  const keepInside = (event: Event) => event.stopPropagation();
  inputKinds.forEach((kind) => host.addEventListener(kind, keepInside));
  let answered: Element | null = null;
  for (const { target, event } of own) {
    if (target === null || !isRepeatable(target, event)) continue;
    // A handled key press must not be handled again as the click that the browser derives from it.
    const isOfKey = event instanceof MouseEvent && event.type === 'click' && event.detail === 0;
    if (isOfKey && answered === target) continue;
    const copy: unknown = Reflect.construct(event.constructor, [event.type, event]);
    const isPrevented: boolean = copy instanceof Event && !target.dispatchEvent(copy);
    if (event.type === 'keydown') answered = isPrevented ? target : null;
  }
  inputKinds.forEach((kind) => host.removeEventListener(kind, keepInside));
}

/**
 * Returns whether an event can be replayed. An event still being dispatched arrives anyway; links and native controls
 * have already reacted to a click; the pointer may have left.
 */
function isRepeatable(target: Element, { type, eventPhase }: Event): boolean {
  if (eventPhase !== Event.NONE) return false;
  if (type === 'click') return target.closest('button') !== null;
  return type !== 'pointerover' || target.matches(':hover');
}
