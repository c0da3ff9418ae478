const touches = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'click'] as const;

/** Markup that sleeps: what wakes it without a touch, and what ends it. */
export type Sleep = { wake: () => void; end: () => void };

/**
 * Wakes markup that has no code yet when it is touched. What the visitor does until it is awake is done again then:
 * fields that were left, a button that was pressed or is still held.
 * @param start makes the markup answer; gives what ends that. After a failure the next touch tries again.
 */
export function wakeWhenTouched(host: HTMLElement, start: () => Promise<() => void>): Sleep {
  const watch = new AbortController();
  const missed = watchMissed(host, watch.signal);
  let running: Promise<() => void> | undefined;
  const wake = () => {
    if (running !== undefined || watch.signal.aborted) return;
    running = start();
    running.then(
      () => {
        watch.abort();
        missed().forEach((repeat) => repeat());
      },
      () => (running = undefined),
    );
  };
  touches.forEach((kind) => host.addEventListener(kind, wake, { signal: watch.signal, passive: true }));
  if (host.contains(document.activeElement) || host.matches(':hover')) wake();
  return {
    wake,
    end: () => {
      watch.abort();
      // React does not end one of its trees while it is at work on another.
      void running?.then(
        (stop) => stop(),
        () => undefined,
      );
    },
  };
}

/** Remembers what happens to markup that cannot answer. Returns what does it again. */
function watchMissed(host: HTMLElement, signal: AbortSignal): () => (() => void)[] {
  const left = new Set<Element>();
  let pressed: HTMLElement | null = null;
  let held: PointerEvent | null = null;
  const options = { signal, capture: true, passive: true };
  host.addEventListener('focusout', ({ target }) => target instanceof Element && left.add(target), options);
  host.addEventListener('click', ({ target }) => (pressed = findButton(target) ?? pressed), options);
  host.addEventListener('pointerdown', (event) => (held = event), options);
  addEventListener('pointerup', () => (held = null), options);
  addEventListener('pointercancel', () => (held = null), options);
  return () => [
    () => left.forEach((field) => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))),
    () => pressed?.click(),
    () =>
      findButton(held?.target ?? null)?.dispatchEvent(
        new PointerEvent('pointerdown', { ...pick(held), bubbles: true }),
      ),
  ];
}

function findButton(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element
    ? target.closest<HTMLElement>('button:not([data-disclosure], [data-copy-link])')
    : null;
}

function pick(event: PointerEvent | null): PointerEventInit {
  return event === null
    ? {}
    : { pointerId: event.pointerId, isPrimary: event.isPrimary, button: event.button };
}
