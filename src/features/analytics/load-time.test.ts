import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readLoadTime, runInBackground } from './watch-visit.ts';

class Navigation {
  readonly loadEventEnd: number;
  constructor(loadEventEnd: number) {
    this.loadEventEnd = loadEventEnd;
  }
}

let page = new EventTarget();

/** A document whose load event ended so many ms after its start; 0 as long as it has not. */
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

it('reads the time from the timing of the navigation, in whole milliseconds', () => {
  openDocument(812.4);
  expect(readLoadTime()).toBe(812);
});

it('knows no time where the browser has none', () => {
  vi.stubGlobal('performance', { getEntriesByType: () => [] });
  expect(readLoadTime()).toBe(0);
});

it.each([
  [700, 800],
  [1499, 1],
])(
  'asked %d ms after the start, the task waits %d ms for 1000 ms after the load event at 500 ms',
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

it('asked long after the load event, the task is done at once', () => {
  const task = vi.fn<() => void>();
  openDocument(500);
  vi.setSystemTime(60_000);
  runInBackground(task, new AbortController().signal);
  vi.advanceTimersByTime(0);
  expect(task).toHaveBeenCalledTimes(1);
});

it('asked before the load event, the task waits for it', () => {
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

it.each([0, 500])('is not done when consent ends meanwhile (load event at %d ms)', (loaded) => {
  const task = vi.fn<() => void>();
  const ending = new AbortController();
  openDocument(loaded);
  runInBackground(task, ending.signal);
  ending.abort();
  page.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(5000);
  expect(task).not.toHaveBeenCalled();
});
