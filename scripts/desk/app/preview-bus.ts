import { useSyncExternalStore } from 'react';
import { currentState, subscribe as followDesk } from './desk-core.ts';
import { PAGE_PAUSE_MS, PAGE_RETRY_MS } from './pauses.ts';
import { selectReplacements } from './select-replacements.ts';
import { type Pressed, report, type Room, type Wish } from '../preview-messages.ts';

/** Widths of the preview pages, px. */
export const widths = { desktop: 1280, phone: 390 } as const;
export type Width = keyof typeof widths;
/** How the chosen text fits on the page, at each width. */
export type Rooms = Partial<Record<Width, { mark: number | null; address: string; rooms: readonly Room[] }>>;

let rooms: Rooms = {};
/** Why the page failed to render, by width. */
let failures: Partial<Record<Width, string>> = {};
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns the measurements of the pages. */
export function useRooms(): Rooms {
  return useSyncExternalStore(subscribe, () => rooms);
}

/** Returns why the page of a width failed to render, or undefined if it did not. */
export function useFailure(width: Width): string | undefined {
  return useSyncExternalStore(subscribe, () => failures[width]);
}

function setFailure(width: Width, reason?: string) {
  if (failures[width] === reason) return;
  failures = { ...failures, [width]: reason };
  listeners.forEach((listener) => listener());
}

/** True if the page of a width has reported measurements. */
export function useHasReported(width: Width): boolean {
  return useSyncExternalStore(subscribe, () => rooms[width] !== undefined);
}

/** Posts the desk's request to a page. During a server restart the frame has the browser's error page: no document. */
export function send(frame: HTMLIFrameElement | null, wish: Wish): void {
  if (frame === null || frame.contentDocument === null) return;
  frame.contentWindow?.postMessage(wish, location.origin);
}

/** Calls back after the replaced texts stop changing: typing must not wait for the pages. */
export function followReplacements(onReplaced: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = selectReplacements(currentState());
  const stop = followDesk(() => {
    const next = selectReplacements(currentState());
    if (next === last) return;
    last = next;
    clearTimeout(timer);
    timer = setTimeout(onReplaced, PAGE_PAUSE_MS);
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}

/** Handles a key that was pressed in the page. */
function press(message: Pressed) {
  if (message.key === 'Escape') document.getElementById('desk-texts')?.focus();
  else dispatchEvent(new KeyboardEvent('keydown', message));
}

/** Listens to the page in a frame; reloads a page that does not report. */
export function listen(
  frame: HTMLIFrameElement,
  width: Width,
  { ready, pick }: { ready: () => void; pick: (marks: number[]) => void },
): () => void {
  let readyPage: Document | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A busy server may respond with an error page, which would stay forever.
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const isThere = readyPage !== null && readyPage === frame.contentDocument;
      if (!isThere) frame.contentWindow?.location.replace(frame.src);
    }, PAGE_RETRY_MS);
  };
  const receive = ({ origin, source, data }: MessageEvent) => {
    if (origin !== location.origin || source !== frame.contentWindow) return;
    const message = report.safeParse(data).data;
    if (message?.desk === 'ready') {
      readyPage = frame.contentDocument;
      setFailure(width);
      ready();
    } else if (message?.desk === 'failed') setFailure(width, message.reason);
    else if (message?.desk === 'pick') pick(message.marks);
    else if (message?.desk === 'press') press(message);
    else if (message !== undefined) {
      rooms = { ...rooms, [width]: message };
      listeners.forEach((listener) => listener());
    }
  };
  addEventListener('message', receive);
  frame.addEventListener('load', wait);
  return () => {
    clearTimeout(timer);
    setFailure(width);
    removeEventListener('message', receive);
    frame.removeEventListener('load', wait);
  };
}
