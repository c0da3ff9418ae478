import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentState, set } from './desk-core.ts';
import { keepEdit, makePages } from './desk-state.ts';
import { mergePart } from './merge-part.ts';
import { PAGE_PAUSE_MS } from './pauses.ts';
import { followReplacements } from './preview-bus.ts';

const place = { file: 'en/pages/home.json', key: 'menu' };
const text = {
  ...place,
  mark: 1,
  text: 'Home',
  source: null,
  state: 'translated',
  note: '',
  max: null,
  length: 4,
  form: null,
  isMeant: false,
} as const;

const type = (written: string) => set(keepEdit(currentState(), { ...place, text: written, base: 'Home' }));

beforeEach(() => {
  vi.useFakeTimers();
  const nothing = {
    findings: [],
    broken: [],
    drafts: [],
    sitting: [],
    threads: [],
    paths: ['pages/home.json'],
  };
  set(
    makePages(mergePart(currentState(), { ...nothing, texts: [text], canSuggest: false, isChecked: true })),
  );
});

afterEach(() => {
  vi.useRealTimers();
});

test('the pages are told once what was typed, however many keys that took', () => {
  const tell = vi.fn<() => void>();
  const stop = followReplacements(tell);
  for (const written of ['Homes', 'Home s', 'Home st', 'Home sta']) {
    type(written);
    vi.advanceTimersByTime(PAGE_PAUSE_MS - 1);
  }
  expect(tell).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(tell).toHaveBeenCalledOnce();
  set({ ...currentState(), isAnswering: false });
  vi.advanceTimersByTime(PAGE_PAUSE_MS);
  expect(tell).toHaveBeenCalledOnce();
  type('Home stay');
  stop();
  vi.advanceTimersByTime(PAGE_PAUSE_MS);
  expect(tell).toHaveBeenCalledOnce();
});
