import { defineStyles } from '#src/theme/define-styles.ts';

/** When each bar lights up, one after the other. */
const turns = Object.fromEntries(
  [1, 2, 3, 4, 5].map((bar) => [
    `&:nth-last-child(${6 - bar})`,
    { animationDelay: `calc(${bar} * {durations.entrance})` },
  ]),
);

export const styles = defineStyles('signal-bars', {
  root: {
    flex: 'none',
    w: { base: '10', lg: '14' },
    h: 'auto',
    fill: 'line',
    '&:dir(rtl)': { transform: 'scaleX(-1)', mt: { base: '1', lg: '3' } },
  },
  light: {
    fill: 'signal',
    '@media screen and (scripting: enabled)': {
      'html:not([data-still]) [data-reveal]:not([data-reveal=waiting]) &': {
        animation: 'fade-in calc(4 * {durations.entrance}) {easings.out} 2 backwards',
        ...turns,
      },
    },
  },
});
