import { defineTokens } from '@chakra-ui/react/styled-system';
import { ENTRANCE_MS, MENU_EXIT_MS, TRANSITION_MS } from '#src/config/constants.ts';

const values = <Name extends string>(all: Record<Name, string>) =>
  Object.fromEntries(Object.entries<string>(all).map(([name, value]) => [name, { value }]));

const steps = [0, 1, 2, 2.5, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 18, 20, 24, 28, 32, 40, 48, 64];
const scale = Object.fromEntries(steps.map((step) => [String(step), { value: `${step / 4}rem` }]));

/** Colours by role. Every pair in use is checked for its contrast. */
export const colors = {
  ink: '#0B1B2B',
  inkRaised: '#12293F',
  inkLine: '#24405A',
  paper: '#FFFFFF',
  sand: '#F7F3EC',
  line: '#E4DCCF',
  control: '#7A7468',
  text: '#16283A',
  muted: '#4F5D69',
  signal: '#0B6E69',
  signalHover: '#095753',
  signalOnInk: '#5FD3C6',
  sun: '#F2A33A',
  onInk: '#F4EFE6',
  onInkMuted: '#B9C4CC',
  error: '#B3261E',
  success: '#1B6E3C',
} as const;

/** Font stack of both scripts; the browser takes the face whose range holds the character. */
const stack = '"Site Latin","Site Arabic","Segoe UI",Tahoma,"Geeza Pro","Noto Sans Arabic",sans-serif';

export const tokens = defineTokens({
  colors: values(colors),
  fonts: values({ body: stack, heading: stack, foreign: '"Site Latin",system-ui,Tahoma,sans-serif' }),
  fontWeights: values({ normal: '400', semibold: '600' }),
  spacing: scale,
  sizes: {
    ...scale,
    ...values({
      full: '100%',
      content: '1200px',
      wrap: 'min({sizes.content}, 100% - clamp(2.5rem, 8vw, 6rem))',
      measure: '65ch',
      bar: '4.5rem',
    }),
  },
  radii: values({ control: '4px', card: '12px', chip: '999px' }),
  shadows: values({ floating: '0 18px 50px -24px rgb(11 27 43 / .38)' }),
  durations: values({
    quick: `${TRANSITION_MS}ms`,
    entrance: `${ENTRANCE_MS}ms`,
    menuExit: `${MENU_EXIT_MS}ms`,
  }),
  easings: values({ out: 'cubic-bezier(.2,.7,.2,1)' }),
  zIndex: values({ raised: '1', skeleton: '20', bar: '30', panel: '31', floating: '40', overlay: '50' }),
});
