import { expect, test } from 'vitest';
import { findState, hashText } from './text-state.ts';

const confirmed = [{ source: hashText('Masts'), text: hashText('صوارٍ'), reviewed: true }];

test('a translation is older than its source once that is another', () => {
  expect(findState({ source: 'Towers', text: 'صوارٍ' }, confirmed)).toBe('stale');
});

test('a text that has no source any more, as its language is the first one now, is as it was confirmed', () => {
  expect(findState({ source: undefined, text: 'صوارٍ' }, confirmed)).toBe('reviewed');
});
