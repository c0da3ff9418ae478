import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyPart, plain } from '../overview.fixture.ts';
import { currentState, set } from './desk-core.ts';
import { keepEdit, makePages } from './desk-state.ts';
import { mergePart } from './merge-part.ts';
import { PAGE_PAUSE_MS } from './pauses.ts';
import { followReplacements } from './preview-bus.ts';

const place = { file: 'en/pages/home.json', key: 'menu' };
const text = { ...plain, ...place, mark: 1, text: 'Home', length: 4 };

const type = (written: string) => set(keepEdit(currentState(), { ...place, text: written, base: 'Home' }));

/** Time limit for notifying the pages after the last keystroke, ms. Their own update needs the rest of the second. */
const MAX_MS = 900;

beforeEach(() => {
  vi.useFakeTimers();
  const part = { ...emptyPart, texts: [text], paths: ['pages/home.json'] };
  set(makePages(mergePart(currentState(), part)));
});

afterEach(() => {
  vi.useRealTimers();
});

test('the pages are notified once, after the last keystroke', () => {
  const onReplaced = vi.fn<() => void>();
  const stop = followReplacements(onReplaced);
  for (const written of ['Homes', 'Home s', 'Home st', 'Home sta']) {
    type(written);
    vi.advanceTimersByTime(PAGE_PAUSE_MS - 1);
  }
  expect(onReplaced).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onReplaced).toHaveBeenCalledOnce();
  set({ ...currentState(), isAnswering: false });
  vi.advanceTimersByTime(PAGE_PAUSE_MS);
  expect(onReplaced).toHaveBeenCalledOnce();
  type('Home stay');
  stop();
  vi.advanceTimersByTime(PAGE_PAUSE_MS);
  expect(onReplaced).toHaveBeenCalledOnce();
});

test('the pages are notified early enough to show a text within a second', () => {
  const onReplaced = vi.fn<() => void>();
  const stop = followReplacements(onReplaced);
  type('Homeward');
  vi.advanceTimersByTime(MAX_MS);
  expect(onReplaced).toHaveBeenCalledOnce();
  stop();
});
