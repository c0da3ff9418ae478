import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/** The dark background, with its text color and focus ring. */
export const inkGround = {
  bg: 'ink',
  color: 'onInk',
  '--ring': '{colors.signalOnInk}',
} satisfies SystemStyleObject;

/** The same on screen; print keeps the paper background. */
export const inkOnScreen = {
  ...inkGround,
  _print: { bg: 'transparent', color: 'ink' },
} satisfies SystemStyleObject;

/** On the dark background. */
export const onInk = '[data-tone=ink] &';
/** Ink in print, unless the background is printed too. */
const onPaper = { _print: { color: 'var(--on-paper, {colors.ink})' } };

/** Secondary text on any background. */
export const mutedText = {
  color: 'muted',
  [onInk]: { color: 'onInkMuted', ...onPaper },
} satisfies SystemStyleObject;

/** Accent text on any background. */
export const signalText = {
  color: 'signal',
  [onInk]: { color: 'signalOnInk', ...onPaper },
} satisfies SystemStyleObject;

/** A hairline above, on any background. */
export const ruled = {
  borderTopWidth: '1px',
  borderColor: 'line',
  [onInk]: { borderColor: 'inkLine' },
} satisfies SystemStyleObject;

/** A selected item in forced-colors mode. */
export const chosen = {
  _highContrast: { bg: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
} satisfies SystemStyleObject;

/** A padded section on each background. */
export const onGrounds = (root: SystemStyleObject) => ({
  paper: root,
  sand: { ...root, bg: 'sand' },
  ink: { ...root, ...inkOnScreen },
});
