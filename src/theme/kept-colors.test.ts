import { expect, it } from 'vitest';
import { keptColors } from './drawings.ts';
import { mutedText, onInk, signalText } from './tones.ts';

it.each([
  ['quiet words', mutedText],
  ['what is connected', signalText],
])('sets %s as other words are on a dark ground that paper keeps', (_words, style) => {
  const [, property = ''] = /^var\((--[\w-]+),/.exec(style[onInk]._print.color) ?? [];
  expect(keptColors('ink')._print).toHaveProperty(property, '{colors.onInk}');
});
