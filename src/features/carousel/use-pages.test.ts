import { expect, it } from 'vitest';
import { findNearestPage, listPageStarts, readArrow } from './use-pages.ts';

it.each([
  [0, 3, [0]],
  [2, 3, [0]],
  [3, 3, [0]],
  [4, 3, [0, 1]],
  [5, 3, [0, 2]],
  [6, 3, [0, 3]],
  [7, 3, [0, 3, 4]],
  [5, 2, [0, 2, 3]],
  [4, 1, [0, 1, 2, 3]],
])('%i cards, %i per page, start at %j', (cards, cardsPerPage, starts) => {
  expect(listPageStarts(cards, cardsPerPage)).toEqual(starts);
});

it.each([
  [[0], 0, 0],
  [[0, 3, 4], 0.9, 0],
  [[0, 3, 4], 1.6, 1],
  [[0, 3, 4], 3.4, 1],
  [[0, 3, 4], 3.6, 2],
  [[0, 3, 4], -0.2, 0],
])('of %j the nearest to %f is %i', (starts, position, page) => {
  expect(findNearestPage(starts, position)).toBe(page);
});

it.each([
  ['ArrowRight', 'ltr', 1],
  ['ArrowLeft', 'ltr', -1],
  ['ArrowRight', 'rtl', -1],
  ['ArrowLeft', 'rtl', 1],
  ['ArrowDown', 'ltr', 0],
  ['a', 'rtl', 0],
])('%s in %s turns %i pages', (key, direction, step) => {
  expect(readArrow(key, direction)).toBe(step);
});
