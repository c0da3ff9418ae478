import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/** The dark ground, with words and a focus ring that are seen on it. */
export const inkGround = {
  bg: 'ink',
  color: 'onInk',
  '--ring': '{colors.signalOnInk}',
} satisfies SystemStyleObject;

/** The same on screens; paper keeps its own ground. */
export const inkOnScreen = {
  ...inkGround,
  _print: { bg: 'transparent', color: 'ink' },
} satisfies SystemStyleObject;

/** On the dark ground. */
export const onInk = '[data-tone=ink] &';
/** Ink, unless the ground is kept on paper too. */
const onPaper = { _print: { color: 'var(--on-paper, {colors.ink})' } };

/** Secondary text on every ground. */
export const mutedText = {
  color: 'muted',
  [onInk]: { color: 'onInkMuted', ...onPaper },
} satisfies SystemStyleObject;

/** Text in the color of what is connected, on every ground. */
export const signalText = {
  color: 'signal',
  [onInk]: { color: 'signalOnInk', ...onPaper },
} satisfies SystemStyleObject;

/** A hairline above, on every ground. */
export const ruled = {
  borderTopWidth: '1px',
  borderColor: 'line',
  [onInk]: { borderColor: 'inkLine' },
} satisfies SystemStyleObject;

/** What is chosen, where the visitor chooses all colors. */
export const chosen = {
  _highContrast: { bg: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
} satisfies SystemStyleObject;

/** A padded section on each of its grounds. */
export const onGrounds = (root: SystemStyleObject) => ({
  paper: root,
  sand: { ...root, bg: 'sand' },
  ink: { ...root, ...inkOnScreen },
});
