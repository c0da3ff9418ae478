import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readLoadTime, runInBackground } from './watch-visit.ts';

class Navigation {
  readonly loadEventEnd: number;
  constructor(loadEventEnd: number) {
    this.loadEventEnd = loadEventEnd;
  }
}

let page = new EventTarget();

/** Fakes a document whose load event ended at `loaded` ms; 0 if it has not ended. */
function openDocument(loaded: number) {
  vi.stubGlobal('performance', { now: () => Date.now(), getEntriesByType: () => [new Navigation(loaded)] });
  vi.stubGlobal('document', { readyState: loaded === 0 ? 'loading' : 'complete' });
}

beforeEach(() => {
  page = new EventTarget();
  vi.useFakeTimers({ now: 0 });
  vi.stubGlobal('PerformanceNavigationTiming', Navigation);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('reads the navigation timing in whole milliseconds', () => {
  openDocument(812.4);
  expect(readLoadTime()).toBe(812);
});

it('is 0 if the browser has no navigation timing', () => {
  vi.stubGlobal('performance', { getEntriesByType: () => [] });
  expect(readLoadTime()).toBe(0);
});

it.each([
  [700, 800],
  [1499, 1],
])(
  'requested %d ms after the start, the task waits %d ms for 1000 ms after the load event at 500 ms',
  (requestedAt, wait) => {
    const task = vi.fn<() => void>();
    openDocument(500);
    vi.setSystemTime(requestedAt);
    runInBackground(task, new AbortController().signal);
    vi.advanceTimersByTime(wait - 1);
    expect(task).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(task).toHaveBeenCalledTimes(1);
  },
);

it('requested long after the load event, the task runs at once', () => {
  const task = vi.fn<() => void>();
  openDocument(500);
  vi.setSystemTime(60_000);
  runInBackground(task, new AbortController().signal);
  vi.advanceTimersByTime(0);
  expect(task).toHaveBeenCalledTimes(1);
});

it('requested before the load event, the task waits for it', () => {
  const task = vi.fn<() => void>();
  openDocument(0);
  runInBackground(task, new AbortController().signal);
  vi.advanceTimersByTime(5000);
  expect(task).not.toHaveBeenCalled();
  page.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(999);
  expect(task).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(task).toHaveBeenCalledTimes(1);
});

it.each([0, 500])('does not run if consent ends first (load event at %d ms)', (loaded) => {
  const task = vi.fn<() => void>();
  const ending = new AbortController();
  openDocument(loaded);
  runInBackground(task, ending.signal);
  ending.abort();
  page.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(5000);
  expect(task).not.toHaveBeenCalled();
});
