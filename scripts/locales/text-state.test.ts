import { expect, test } from 'vitest';
import { findState, hashText } from './text-state.ts';

const confirmed = [{ source: hashText('Masts'), text: hashText('صوارٍ'), reviewed: true }];

test('a translation is stale once its source has changed', () => {
  expect(findState({ source: 'Towers', text: 'صوارٍ' }, confirmed)).toBe('stale');
});

test('a text without a source, as its language is now the default, keeps its confirmed state', () => {
  expect(findState({ source: undefined, text: 'صوارٍ' }, confirmed)).toBe('reviewed');
});
