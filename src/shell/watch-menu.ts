import { hasModifier, isComposing } from '#src/ui/key-events.ts';

/** Whether Escape clears the text of a field, and leaves the menu open. */
function holdsText(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.value !== '';
}

/** Lets Tab go round in the menu: behind its last stop the browser has stops of its own. */
function goRound(menu: HTMLDialogElement, event: KeyboardEvent) {
  const stops = [...menu.querySelectorAll<HTMLElement>('a, button, input')].filter((stop) =>
    stop.checkVisibility(),
  );
  const [end, start] = event.shiftKey ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)];
  if (document.activeElement !== end) return;
  event.preventDefault();
  start?.focus();
}

/** Lets a press beside the menu, on its button and on a link close it, and Escape too. */
function watchWaysOut(menu: HTMLDialogElement, leave: () => void) {
  const press = (event: MouseEvent) => {
    const { target } = event;
    const pressed = target instanceof Element ? target.closest('a, button') : null;
    const isLink = pressed?.localName === 'a';
    if (isLink ? hasModifier(event) : target !== menu && pressed?.hasAttribute('command') !== true) return;
    if (!isLink) event.preventDefault();
    leave();
  };
  const pressKey = (event: KeyboardEvent) => {
    // A key of before that an island hears again has been answered.
    if (!event.isTrusted) return;
    if (event.key === 'Tab') goRound(menu, event);
    if (event.key !== 'Escape' || isComposing(event) || holdsText(event.target)) return;
    event.preventDefault();
    leave();
  };
  menu.addEventListener('click', press, { capture: true });
  menu.addEventListener('keydown', pressKey, { capture: true });
  menu.addEventListener('cancel', (event) => {
    event.preventDefault();
    if (!holdsText(document.activeElement)) leave();
  });
}

/**
 * Lets the menu of small screens leave in its time, and keeps Tab inside. The browser itself opens it, maybe before this
 * script; one that knows no commands has it opened here.
 */
export function watchMenu(): void {
  const menu = document.querySelector<HTMLDialogElement>('#menu');
  const opener = document.querySelector('[commandfor=menu]');
  if (menu === null || opener === null) return;
  const updateExpanded = () => opener.setAttribute('aria-expanded', String(menu.open));
  watchWaysOut(menu, () => {
    menu.dataset['state'] = 'closed';
    // Under reduced motion there are none.
    const exits = menu.getAnimations().map(({ finished }) => finished);
    void Promise.allSettled(exits).then(() => menu.close());
  });
  opener.addEventListener('click', (event) => {
    event.preventDefault();
    if (!menu.open) menu.showModal();
    updateExpanded();
  });
  menu.addEventListener('close', () => {
    menu.dataset['state'] = 'open';
    updateExpanded();
  });
  updateExpanded();
}
