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

type Missed = { host: Element; target: Element; event: Event };

let missed: Missed[] = [];
let hearTouch: ((host: Element) => void) | undefined;
/** The islands, and the shell, that answer to the visitor by themselves. */
const hydrated = new WeakSet<Element>();

/** The island that answers to an element, or the shell, whose host is the document. */
function hostOf(target: Element): Element {
  const island = target.closest(ANSWERED_BY_SHELL) === null ? target.closest(ISLAND) : null;
  return island ?? document.documentElement;
}

function keep(event: Event) {
  const { target } = event;
  // Links lead on by themselves.
  if (!(target instanceof Element) || target.closest('a') !== null) return;
  const host = hostOf(target);
  if (hydrated.has(host)) return;
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
export function followTouches(hear: (host: Element) => void): void {
  hearTouch = hear;
  new Set(missed.map(({ host }) => host)).forEach(hear);
}

/** Does once more, in its order, what the visitor has done to a part of the page that answers from now on. */
export function repeatEarlyInput(host: Element): void {
  hydrated.add(host);
  const own = missed.filter((each) => each.host === host && each.target.isConnected);
  missed = missed.filter((each) => each.host !== host);
  // The rest of the page has heard of it in its time.
  const keepInside = (event: Event) => event.stopPropagation();
  if (host.matches(ISLAND)) inputKinds.forEach((kind) => host.addEventListener(kind, keepInside));
  let pressed: Element | null = null;
  for (const { target, event } of own) {
    // What was answered to the key is not answered to the click that the browser has made of it.
    const isAnswered = event instanceof MouseEvent && event.detail === 0 && pressed === target;
    if (!isRepeatable(target, event) || (event.type === 'click' && isAnswered)) continue;
    const copy: unknown = Reflect.construct(event.constructor, [event.type, event]);
    const isPrevented: boolean = copy instanceof Event && !target.dispatchEvent(copy);
    if (event.type === 'keydown') pressed = isPrevented ? target : null;
  }
  inputKinds.forEach((kind) => host.removeEventListener(kind, keepInside));
}

/** A click on a control that the browser has changed already would change it back; a pointer may have left. */
function isRepeatable(target: Element, { type }: Event): boolean {
  if (type === 'click') return target.closest('button') !== null;
  return type !== 'pointerover' || target.matches(':hover');
}
