import { loadForeignScript } from '#src/third-party/load-foreign-script.ts';
import { placeLauncher, readSides } from './place-launcher.ts';
import { watchElements, type WidgetElements } from './widget-elements.ts';
import { clearStorage, noteStorage } from './widget-storage.ts';

/** A script on its way runs once it is there, whatever happens meanwhile. */
type Widget = { elements: WidgetElements; isSettled: boolean };

let isGranted = false;
let widget: Widget | undefined;

/** Loads the help-desk widget with consent to preferences; without it removes it with all that it has stored. */
export function followSupportConsent(granted: boolean, address: string) {
  isGranted = granted;
  if (isGranted) widget ??= loadWidget(address);
  else if (widget !== undefined) removeWidget(widget);
}

function loadWidget(address: string): Widget {
  noteStorage();
  // Code of a removed widget keeps running and may store data again until the page unloads.
  addEventListener('pagehide', () => (isGranted ? undefined : clearStorage()));
  const loading = { elements: watchElements(placeLauncher), isSettled: false };
  const [side] = readSides();
  const { lang } = document.documentElement;
  const script = loadForeignScript(address, { 'data-side': side, 'data-language': lang });
  const settle = ({ type }: Event) => {
    loading.isSettled = true;
    // The page goes on without a widget that cannot be had.
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
