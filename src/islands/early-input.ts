import type { DomSnapshot } from './dom-snapshot.ts';

/** Input that needs an island's code. */
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

/** Keeps what the visitor does until the part of the page that it is meant for is hydrated. */
export function keepEarlyInput(): void {
  inputKinds.forEach((kind) => addEventListener(kind, keep, { capture: true, passive: true }));
}

/** Calls a handler with every part of the page that is touched before it is hydrated, also with what was touched already. */
export function watchTouches(handle: (host: Host) => void): void {
  handleTouch = handle;
  new Set(missed.map(({ host }) => host)).forEach(handle);
}

/** Notes that a part of the page handles its events itself from now on. */
export function markHydrated(host: Host): void {
  host.dataset['hydrated'] = '';
}

/** Element focused last. */
export function readFocused(): Element | undefined {
  return focused;
}

/** Notes that React has replaced a part of the page, as its markup was not the build's any more; what was typed comes back. */
export function markRemounted(host: Host): void {
  host.dataset['remounted'] = '';
}

/**
 * Does once more, in its order, what the visitor has done to a part of the page before it was hydrated.
 * @param former the part as it was then
 */
export function repeatEarlyInput(host: Host, former: DomSnapshot): void {
  const own = missed
    .filter((each) => each.host === host)
    .map(({ target, event }) => ({ target: former.findReplacement(target), event }));
  missed = missed.filter((each) => each.host !== host);
  // The rest of the page has handled these events already.
  const keepInside = (event: Event) => event.stopPropagation();
  inputKinds.forEach((kind) => host.addEventListener(kind, keepInside));
  let answered: Element | null = null;
  for (const { target, event } of own) {
    if (target === null || !isRepeatable(target, event)) continue;
    // A key press that was handled must not be handled again as the click that the browser derives from it.
    const isOfKey = event instanceof MouseEvent && event.type === 'click' && event.detail === 0;
    if (isOfKey && answered === target) continue;
    const copy: unknown = Reflect.construct(event.constructor, [event.type, event]);
    const isPrevented: boolean = copy instanceof Event && !target.dispatchEvent(copy);
    if (event.type === 'keydown') answered = isPrevented ? target : null;
  }
  inputKinds.forEach((kind) => host.removeEventListener(kind, keepInside));
}

/**
 * Events already dispatched still arrive. Links work by themselves too, and a click on a control that the browser
 * has changed already would change it back; a pointer may have left.
 */
function isRepeatable(target: Element, { type, eventPhase }: Event): boolean {
  if (eventPhase !== Event.NONE) return false;
  if (type === 'click') return target.closest('button') !== null;
  return type !== 'pointerover' || target.matches(':hover');
}
