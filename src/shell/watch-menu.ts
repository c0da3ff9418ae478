import { hasModifier, isComposing } from '#src/ui/key-events.ts';

/** Returns true if Escape clears a field instead of closing the menu. */
function holdsText(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.value !== '';
}

/** Keeps Tab in the menu: after its last stop, focus would move to the browser's own controls. */
function trapFocus(menu: HTMLDialogElement, event: KeyboardEvent) {
  const stops = [...menu.querySelectorAll<HTMLElement>('a, button, input')].filter((stop) =>
    stop.checkVisibility(),
  );
  const [end, start] = event.shiftKey ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)];
  if (document.activeElement !== end) return;
  event.preventDefault();
  start?.focus();
}

/** Closes the menu on Escape or a click outside, on a close button or on a link. */
function handleMenuClose(menu: HTMLDialogElement, leave: () => void) {
  const press = (event: MouseEvent) => {
    const { target } = event;
    const pressed = target instanceof Element ? target.closest('a, button') : null;
    const isLink = pressed?.localName === 'a';
    if (isLink ? hasModifier(event) : target !== menu && pressed?.hasAttribute('command') !== true) return;
    if (!isLink) event.preventDefault();
    leave();
  };
  const pressKey = (event: KeyboardEvent) => {
    // A keydown replayed for an island was handled already.
    if (!event.isTrusted) return;
    if (event.key === 'Tab') trapFocus(menu, event);
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
 * Animates the closing of the menu and keeps Tab inside. The browser may open it before this script runs; for browsers
 * without commands, this script opens it.
 */
export function watchMenu(): void {
  const menu = document.querySelector<HTMLDialogElement>('#menu');
  const opener = document.querySelector('[commandfor=menu]');
  if (menu === null || opener === null) return;
  const updateExpanded = () => opener.setAttribute('aria-expanded', String(menu.open));
  handleMenuClose(menu, () => {
    menu.dataset['state'] = 'closed';
    // Empty with reduced motion.
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
