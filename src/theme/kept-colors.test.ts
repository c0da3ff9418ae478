import { expect, it } from 'vitest';
import { keptColors } from './drawings.ts';
import { mutedText, onInk, signalText } from './tones.ts';

it.each([
  ['quiet words', mutedText],
  ['what is connected', signalText],
])('prints %s in the usual text color on a dark background that is kept', (_words, style) => {
  const [, property = ''] = /^var\((--[\w-]+),/.exec(style[onInk]._print.color) ?? [];
  expect(keptColors('ink')._print).toHaveProperty(property, '{colors.onInk}');
});
