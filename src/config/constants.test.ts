import { expect, it } from 'vitest';
import {
  COMPACT_HEADER_SCROLL_PX,
  MENU_EXIT_MS,
  REVEAL_ROOT_MARGIN,
  REVEAL_THRESHOLD,
  ROTATING_WORD_MS,
  SCROLL_OFFSET_PX,
  SKELETON_MS,
} from './constants.ts';

it('holds the values of the specification', () => {
  expect({
    compactHeader: COMPACT_HEADER_SCROLL_PX,
    scrollOffset: SCROLL_OFFSET_PX,
    rotatingHeadline: ROTATING_WORD_MS,
    skeleton: SKELETON_MS,
    revealThreshold: REVEAL_THRESHOLD,
    revealMargin: REVEAL_ROOT_MARGIN,
    menuExit: MENU_EXIT_MS,
  }).toEqual({
    compactHeader: 50,
    scrollOffset: 100,
    rotatingHeadline: 3000,
    skeleton: 1500,
    revealThreshold: 0.1,
    revealMargin: '0px 0px -10% 0px',
    menuExit: 500,
  });
});
