import { defineTokens } from '@chakra-ui/react/styled-system';
import {
  DRAW_MS,
  ENTRANCE_MS,
  MENU_EXIT_MS,
  SIGNAL_MS,
  TRANSITION_MS,
  TURN_MS,
} from '#src/config/constants.ts';
import * as shades from './shades.ts';

const values = <Name extends string>(all: Record<Name, string>) =>
  Object.fromEntries(Object.entries<string>(all).map(([name, value]) => [name, { value }]));

const steps = [0, 1, 2, 2.5, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 18, 20, 24, 28, 32, 40, 48, 64];
const scale = Object.fromEntries(steps.map((step) => [String(step), { value: `${step / 4}rem` }]));

/** Colors by role. The contrast of every pair in use is checked. */
export const colors = {
  ink: '#0B1B2B',
  inkRaised: '#12293F',
  inkDeep: '#071320',
  inkLine: '#2A435A',
  paper: '#FFFFFF',
  sand: '#F7F3EC',
  line: '#DDD3C4',
  control: '#7A7468',
  text: '#0B1B2B',
  muted: '#4E5D6A',
  signal: '#0B6E69',
  signalHover: '#095753',
  signalOnInk: '#5FD3C6',
  sun: '#F2A33A',
  onInk: '#F4EFE6',
  onInkMuted: '#B4C1CB',
  error: '#B3261E',
  success: '#1B6E3C',
} as const;

/** Returns a color of the site with an opacity. */
export function fade(name: keyof typeof colors, opacity: number): string {
  const parts = [1, 3, 5].map((start) => Number.parseInt(colors[name].slice(start, start + 2), 16));
  return `rgb(${parts.join(' ')} / ${String(opacity).replace(/^0/, '')})`;
}

/** Side margins of pages, and vertical space around sections. */
const rhythm = {
  gutter: 'clamp(1.25rem, 5vw, 4.5rem)',
  // From the edge of the window to the content.
  edge: 'max({spacing.gutter}, (100vw - {sizes.content}) / 2)',
  's-tight': 'clamp(2.5rem, 4.5vw, 4rem)',
  s: 'clamp(4rem, 8vw, 7rem)',
  's-wide': 'clamp(5.5rem, 12vw, 11rem)',
};

/** Local fallback fonts with the metrics of the site's fonts (`scripts/fonts.ts`). */
const fallbackFonts = '"Site Stand-in 1","Site Stand-in 2","Site Stand-in 3"';
/** Font stack of both scripts; the browser picks the face whose Unicode range contains the character. */
const stackWith = (arabic: string) =>
  `"Site Latin","${arabic}",${fallbackFonts},"Segoe UI","Tahoma","Geeza Pro",sans-serif`;
const stack = stackWith('Site Arabic');

export const tokens = defineTokens({
  colors: values({ ...colors, ...shades }),
  fonts: values({ body: stack, heading: stack, otherScript: stackWith('Other Script Arabic') }),
  fontWeights: values({ normal: '400', semibold: '600' }),
  spacing: { ...scale, ...values(rhythm) },
  sizes: {
    ...scale,
    ...values({
      full: '100%',
      content: '81rem',
      wrap: 'min({sizes.content}, 100% - 2 * {spacing.gutter})',
      measure: '39em',
      bar: '4.5rem',
      // The line above the bar that marks the site as a sample, if shown.
      samples: '1.75rem',
      head: 'calc({sizes.bar} + var(--samples, 0rem))',
    }),
  },
  borders: values({
    line: '1px solid {colors.line}',
    ink: '1px solid {colors.ink}',
    inkLine: '1px solid {colors.inkLine}',
    control: '1px solid {colors.control}',
  }),
  radii: values({ control: '4px', chip: '999px' }),
  durations: values({
    quick: `${TRANSITION_MS}ms`,
    entrance: `${ENTRANCE_MS}ms`,
    draw: `${DRAW_MS}ms`,
    menuExit: `${MENU_EXIT_MS}ms`,
    signal: `${SIGNAL_MS}ms`,
    turn: `${TURN_MS}ms`,
  }),
  easings: values({ out: 'cubic-bezier(.2,.7,.2,1)' }),
  zIndex: values({ raised: '1', skeleton: '20', bar: '30', panel: '31', floating: '40', overlay: '50' }),
});
