import { loadThirdPartyScript } from '#src/third-party/load-third-party-script.ts';
import { clearStorage, snapshotStorageNames } from './widget-storage.ts';

/** Elements that the site itself adds outside its root: floating parts, portals, styles, head tags. */
const OWN_ELEMENT =
  '[data-floating], [data-site], .chakra-portal, style[data-emotion], meta, link:not([rel=stylesheet])';

/**
 * Watches elements added to the document that are not the site's own.
 * @param onAdd called with each such element, and with elements added to it later
 * @returns `remove` removes all of them; `end` stops watching, so later ones are missed
 */
function watchElements(onAdd: (element: HTMLElement) => void) {
  const added = new Set<Element>();
  const observer = new MutationObserver((records) => {
    for (const { addedNodes, target } of records) {
      for (const node of addedNodes) {
        if (!(node instanceof HTMLElement) || node.matches(OWN_ELEMENT)) continue;
        if (roots.includes(target)) {
          added.add(node);
          observer.observe(node, { childList: true, subtree: true });
        }
        onAdd(node);
      }
    }
  });
  const roots: Node[] = [document.documentElement, document.head, document.body];
  roots.forEach((root) => observer.observe(root, { childList: true }));
  return {
    remove: () => {
      added.forEach((element) => element.remove());
      added.clear();
    },
    end: () => observer.disconnect(),
  };
}

/** Maximum share of the viewport width for a launcher or panel; anything wider covers the viewport. */
const MAX_SHARE = 0.6;
/** Distance from the launcher to the edge of the viewport. */
const MARGIN = '1rem';

/** Start and end side of the viewport; the consent button is at the end. */
function readSides() {
  const isRightToLeft = getComputedStyle(document.documentElement).direction === 'rtl';
  return isRightToLeft ? (['right', 'left'] as const) : (['left', 'right'] as const);
}

/** Moves floating elements to the start side, whatever side the provider uses. */
function observeLauncher(element: HTMLElement) {
  // The size is known only once its content has loaded.
  for (const part of [element, ...element.querySelectorAll('*')]) sizes.observe(part);
}

const sizes = new ResizeObserver((entries) => {
  for (const { target } of entries) if (target instanceof HTMLElement) place(target);
});

function place(element: HTMLElement) {
  const isNarrow = element.offsetWidth > 0 && element.offsetWidth <= innerWidth * MAX_SHARE;
  if (!isNarrow || getComputedStyle(element).position !== 'fixed') return;
  const [start, end] = readSides();
  element.style.setProperty(start, MARGIN, 'important');
  element.style.setProperty(end, 'auto', 'important');
}

/** A loading script cannot be stopped: it runs when it arrives. */
type Widget = { elements: ReturnType<typeof watchElements>; isSettled: boolean };

let isGranted = false;
let widget: Widget | undefined;
const clearWithoutConsent = () => (isGranted ? undefined : clearStorage());

/** Loads the help-desk widget with consent to preferences; without it, removes the widget and its stored data. */
export function applySupportConsent(granted: boolean, address: string) {
  isGranted = granted;
  if (isGranted) widget ??= loadWidget(address);
  else if (widget !== undefined) removeWidget(widget);
}

function loadWidget(address: string): Widget {
  snapshotStorageNames();
  // Code of a removed widget keeps running and may store data again until the page unloads.
  addEventListener('pagehide', clearWithoutConsent);
  const loading = { elements: watchElements(observeLauncher), isSettled: false };
  const { lang } = document.documentElement;
  const script = loadThirdPartyScript(address, { 'data-side': readSides()[0], 'data-language': lang });
  const settle = ({ type }: Event) => {
    loading.isSettled = true;
    // If the widget cannot be loaded, the page works without it.
    if (!isGranted || type === 'error') removeWidget(loading);
  };
  script.addEventListener('load', settle);
  script.addEventListener('error', settle);
  return loading;
}

function removeWidget({ elements, isSettled }: Widget) {
  elements.remove();
  clearStorage();
  if (!isSettled) return;
  elements.end();
  widget = undefined;
}
