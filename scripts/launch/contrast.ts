/** Minimum contrast of text and of control edges (WCAG 2.2 AA). */
const TEXT = 4.5;
const CONTROL = 3;

/** Every pair of foreground and background colors on the site with its required contrast ratio. */
const pairs = [
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
] as const;

type ColorName = (typeof pairs)[number][0 | 1];

/** The colors of a site by role. */
export type RoleColors = Readonly<Record<ColorName, string>>;

const HEX = /^#[\da-f]{6}$/i;

/** Returns red, green and blue of a color such as `#0b1b2b`, each from 0 to 255. */
export function readChannels(hex: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = readChannels(hex)
    .map((channel) => channel / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio of two colors, from 1 to 21. */
export function measureContrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Returns an error message for each malformed color, or else for each pair with too little contrast. */
export function listContrastFaults(colors: RoleColors): string[] {
  const malformed = Object.entries(colors).filter(([, value]) => !HEX.test(value));
  if (malformed.length > 0) {
    return malformed.map(
      ([name, value]) => `${name} is "${value}"; expected six hexadecimal digits, such as #0B6E69.`,
    );
  }
  return pairs.flatMap(([front, ground, least]) => {
    const [above, below] = [colors[front], colors[ground]];
    const contrast = measureContrast(above, below);
    if (contrast >= least) return [];
    const [mend, other] = luminance(above) < luminance(below) ? ['darker', 'lighter'] : ['lighter', 'darker'];
    return [
      `${front} (${above}) on ${ground} (${below}) has a contrast of ${contrast.toFixed(2)}, and ` +
        `${least === TEXT ? 'text' : 'the edge of a control'} needs ${least}: make ${front} ${mend} or ${ground} ${other} in src/theme/tokens.ts.`,
    ];
  });
}
