import { expect, test } from 'vitest';
import { kindOfAttribute } from '../preview/attribute-kind.ts';
import type { Room } from '../preview-messages.ts';
import { describeRooms } from './describe-rooms.ts';
import { wordsOf } from './words.ts';

const t = wordsOf('en');
const room = (kind: Room['kind']): Room => ({ kind, lines: 2, linesBefore: 2, overflow: 0, left: 7 });
const describeAttribute = (name: string, isInHead = false) =>
  describeRooms([room(kindOfAttribute(name, isInHead))], t);

test('a text that is not painted shows where it appears', () => {
  expect(describeAttribute('content', true)).toMatch(/tab of the browser, search engines/);
  expect(describeAttribute('aria-label')).toBe('not seen: screen readers say it');
  expect(describeAttribute('alt')).toBe('not seen: screen readers say it');
  expect(describeAttribute('placeholder')).toBe('shows in the field as long as that is empty');
  expect(describeAttribute('data-copied')).toBe('shows once the page is used');
  expect(describeRooms([room('hidden')], t)).toBe('not visible at the moment');
});

test('a painted text is measured, even if it also appears elsewhere', () => {
  expect(describeRooms([room('head'), room('heard'), room('text')], t)).toMatch(/^fits, 2 lines/);
});
