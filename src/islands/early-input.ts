/** What the visitor does that markup without code cannot answer. */
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
/** What the shell answers wherever it stands. */
const ANSWERED_BY_SHELL = '[data-disclosure], [data-copy-link]';

/** An island, or the document for the shell. */
type Host = HTMLElement;

let missed: { host: Host; target: Element; event: Event }[] = [];
let hearTouch: ((host: Host) => void) | undefined;

function hostOf(target: Element): Host {
  const island = target.closest(ANSWERED_BY_SHELL) === null ? target.closest<Host>(ISLAND) : null;
  return island ?? document.documentElement;
}

function keep(event: Event) {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const host = hostOf(target);
  if ('hydrated' in host.dataset) return;
  missed.push({ host, target, event });
  hearTouch?.(host);
}

/** Keeps what the visitor does until the part of the page that it is meant for is hydrated. */
export function keepEarlyInput(): void {
  inputKinds.forEach((kind) => addEventListener(kind, keep, { capture: true, passive: true }));
}

/** Ends that, for a page whose every part answers. */
export function forgetEarlyInput(): void {
  inputKinds.forEach((kind) => removeEventListener(kind, keep, { capture: true }));
  missed = [];
  hearTouch = undefined;
}

/** Hears of every part of the page that is touched before it is hydrated, also of what was touched already. */
export function followTouches(hear: (host: Host) => void): void {
  hearTouch = hear;
  new Set(missed.map(({ host }) => host)).forEach(hear);
}

/** A part of the page answers by itself from now on. */
export function markHydrated(host: Host): void {
  host.dataset['hydrated'] = '';
}

/** Does once more, in its order, what the visitor has done to a part of the page before it was hydrated. */
export function repeatEarlyInput(host: Host): void {
  const own = missed.filter((each) => each.host === host && isRepeatable(each.target, each.event));
  missed = missed.filter((each) => each.host !== host);
  // The rest of the page has heard of it in its time.
  const keepInside = (event: Event) => event.stopPropagation();
  if (host.matches(ISLAND)) inputKinds.forEach((kind) => host.addEventListener(kind, keepInside));
  let answered: Element | null = null;
  for (const { target, event } of own) {
    // What was answered to the key is not answered to the click that the browser has made of it.
    const isOfKey = event instanceof MouseEvent && event.type === 'click' && event.detail === 0;
    if (isOfKey && answered === target) continue;
    const copy: unknown = Reflect.construct(event.constructor, [event.type, event]);
    const isPrevented: boolean = copy instanceof Event && !target.dispatchEvent(copy);
    if (event.type === 'keydown') answered = isPrevented ? target : null;
  }
  inputKinds.forEach((kind) => host.removeEventListener(kind, keepInside));
}

/**
 * What is on its way still arrives by itself. Links lead on by themselves too, and a click on a control that the browser
 * has changed already would change it back; a pointer may have left.
 */
function isRepeatable(target: Element, { type, eventPhase }: Event): boolean {
  if (eventPhase !== Event.NONE || !target.isConnected) return false;
  if (type === 'click') return target.closest('button') !== null;
  return type !== 'pointerover' || target.matches(':hover');
}
