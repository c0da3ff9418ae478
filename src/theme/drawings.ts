import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import { center } from './grid.ts';

/** Labels at fixed positions on a scale or a map: they keep their letter spacing. */
export const drawnNames = {
  '& :is(text, tspan)': { letterSpacing: 'var(--tracking, 0) !important' },
} satisfies SystemStyleObject;

/** Keeps drawn backgrounds visible in forced-colors mode, which would replace them with the page's background. */
export const drawnGround = { _highContrast: { bg: 'CanvasText' } } satisfies SystemStyleObject;

/** Keeps a drawing's colors when printed, and its background in forced-colors mode. */
export const keptColors = (ground: 'paper' | 'sand' | 'ink') =>
  ({
    _print: { printColorAdjust: 'exact', '--on-paper': `{colors.${ground === 'ink' ? 'onInk' : 'ink'}}` },
    _highContrast: { '& svg': { bg: ground, forcedColorAdjust: 'none' } },
  }) satisfies SystemStyleObject;

/** Mirrors a drawing in right-to-left pages. */
export const mirrored = { '&:dir(rtl)': { transform: 'scaleX(-1)' } } satisfies SystemStyleObject;

/** Clip path that animates from `before` to `after` as the section is revealed; `after` without a reveal. */
const entering = (before: string, after: string) =>
  ({
    clipPath: `inset(${after})`,
    '[data-reveal=shown] &': { transition: 'clip-path {durations.draw} ease-in-out' },
    '[data-reveal=waiting] &': { '@media screen': { clipPath: `inset(${before})` } },
  }) satisfies SystemStyleObject;

/** A bar that is drawn from the side where reading starts. */
export const drawnBar = { ...mirrored, ...entering('0 100% 0 0', '0') } satisfies SystemStyleObject;

/** Lines that overflow their box, drawn from the side where reading starts. */
export const drawnFromStart = {
  ...entering('-3rem 100% -3rem -50vw', '-3rem -50vw'),
  '[data-reveal=waiting]:dir(rtl) &': { '@media screen': { clipPath: 'inset(-3rem -50vw -3rem 100%)' } },
} satisfies SystemStyleObject;

/** Fades in from the side where reading starts. `stops` are gradient stops by breakpoint. */
export function emerging(stops: Partial<Record<'base' | 'lg', string>>) {
  const toward = (degrees: number) =>
    Object.fromEntries(
      Object.entries(stops).map(([width, each]) => [width, `linear-gradient(${degrees}deg, ${each})`]),
    );
  return { maskImage: toward(90), '&:dir(rtl)': { maskImage: toward(270) } } satisfies SystemStyleObject;
}

const weights = { cut: '2.5', object: '1.25', fine: '.75', contour: '.5' };
type Width = keyof typeof weights | number;

/** An edge in one of the four line weights, or a custom width; the width does not scale with the drawing. */
export const drawnEdge = (stroke: string, width: Width) =>
  ({
    stroke,
    strokeWidth: typeof width === 'number' ? `${width}` : weights[width],
    vectorEffect: 'non-scaling-stroke',
  }) satisfies SystemStyleObject;

/** The same as a line without fill. */
export const drawnLine = (stroke: string, width: Width) =>
  ({ fill: 'none', ...drawnEdge(stroke, width) }) satisfies SystemStyleObject;

/** Text with an outline in the background color, to stay legible across lines. */
export const haloed = (ground: string, width: string) =>
  ({
    stroke: ground,
    strokeWidth: width,
    strokeLinejoin: 'round',
    paintOrder: 'stroke',
  }) satisfies SystemStyleObject;

/** A number inside its mark. */
export const drawnNumber = {
  fontSize: '15px',
  fontWeight: 'semibold',
  textAnchor: 'middle',
} satisfies SystemStyleObject;

/** The mark before a text with the same number in the drawing. */
export const numberMark = {
  ...center,
  boxSize: '6',
  borderWidth: '1.25px',
  borderRadius: 'chip',
  fontSize: '0.9375rem',
  lineHeight: '1',
  fontWeight: 'semibold',
} satisfies SystemStyleObject;

/** The arrow of a button, which flips while the button's content is expanded. */
export const turningArrow = {
  '& svg': { transition: 'transform {durations.quick}' },
  '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
} satisfies SystemStyleObject;
