import { PANEL_CLOSE_DELAY_MS } from '#src/config/constants.ts';
import { hasModifier, isComposing } from '#src/ui/key-events.ts';

/** Opens and closes the panels of the navigation bar on click and mouse hover, one at a time. */
export function watchPanels(): void {
  const toggles = document.querySelectorAll<HTMLButtonElement>('header [data-panel] > button');
  const closeAll = () => toggles.forEach((toggle) => setOpen(toggle, false));
  toggles.forEach((toggle) => watchPanel(toggle, closeAll));
  const closeOnLeave = (event: Event) => {
    const open = [...toggles].find(isOpen);
    if (open === undefined) return;
    const isInside = event.target instanceof Node && open.parentElement?.contains(event.target) === true;
    const isEscape = event instanceof KeyboardEvent && event.key === 'Escape' && !isComposing(event);
    if (isEscape && isInside) open.focus();
    if (isEscape || (!isInside && event.type !== 'keydown')) closeAll();
  };
  for (const kind of ['keydown', 'pointerdown', 'focusin']) document.addEventListener(kind, closeOnLeave);
}

function watchPanel(toggle: HTMLButtonElement, closeAll: () => void) {
  const item = toggle.parentElement;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  let isOpenedByHover = false;
  const open = () => {
    if (isOpen(toggle)) return;
    closeAll();
    setOpen(toggle, true);
  };
  const hover = () => {
    isOpenedByHover = !isOpen(toggle);
    open();
  };
  item?.addEventListener('pointerenter', ({ pointerType }) => {
    clearTimeout(leaving);
    if (pointerType === 'mouse') hover();
  });
  item?.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse') leaving = setTimeout(() => setOpen(toggle, false), PANEL_CLOSE_DELAY_MS);
  });
  toggle.addEventListener('click', () => {
    // The click after the hover that opened the panel must not close it.
    if (isOpenedByHover || !isOpen(toggle)) open();
    else setOpen(toggle, false);
    isOpenedByHover = false;
  });
  toggle.nextElementSibling?.addEventListener('click', (event) => {
    const { target } = event;
    const isFollowed = target instanceof Element && target.closest('a') !== null;
    if (isFollowed && event instanceof MouseEvent && !hasModifier(event)) setOpen(toggle, false);
  });
  if (item?.matches(':hover') === true && matchMedia('(hover: hover)').matches) hover();
}

function isOpen(toggle: HTMLButtonElement): boolean {
  return toggle.getAttribute('aria-expanded') === 'true';
}

function setOpen(toggle: HTMLButtonElement, open: boolean) {
  toggle.setAttribute('aria-expanded', String(open));
}
