import { expect, it } from 'vitest';
import { colors } from './tokens.ts';

type Color = keyof typeof colors;

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: Color, second: Color): number {
  const [dark = 0, light = 0] = [luminance(colors[first]), luminance(colors[second])].toSorted(
    (a, b) => a - b,
  );
  return (light + 0.05) / (dark + 0.05);
}

const TEXT = 4.5;
const CONTROL = 3;

it.each<[Color, Color, number]>([
  ['ink', 'paper', TEXT],
  ['ink', 'sand', TEXT],
  ['text', 'paper', TEXT],
  ['text', 'sand', TEXT],
  ['muted', 'paper', TEXT],
  ['muted', 'sand', TEXT],
  ['signal', 'paper', TEXT],
  ['signal', 'sand', TEXT],
  ['signalHover', 'paper', TEXT],
  ['paper', 'signal', TEXT],
  ['paper', 'signalHover', TEXT],
  ['onInk', 'ink', TEXT],
  ['onInkMuted', 'ink', TEXT],
  ['onInkMuted', 'inkDeep', TEXT],
  ['sun', 'ink', TEXT],
  ['signalOnInk', 'ink', TEXT],
  ['signalOnInk', 'inkRaised', TEXT],
  ['ink', 'onInk', TEXT],
  ['error', 'paper', TEXT],
  ['success', 'paper', TEXT],
  ['control', 'paper', CONTROL],
  ['control', 'sand', CONTROL],
])('%s on %s meets WCAG AA', (foreground, background, least) => {
  expect(contrast(foreground, background)).toBeGreaterThanOrEqual(least);
});
