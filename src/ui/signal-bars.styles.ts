import { defineStyles } from '#src/theme/define-styles.ts';

/** Heights and turns of the bars; the row follows the direction of reading. */
const turns = Object.fromEntries(
  [1, 2, 3, 4, 5].map((bar) => [`&:nth-child(${bar})`, { h: `${bar * 20}%`, '--turn': `${bar}` }]),
);

export const styles = defineStyles('signal-bars', {
  root: {
    display: 'flex',
    alignItems: 'flex-end',
    gap: '2.5',
    w: { base: '32', lg: '12rem' },
    h: { base: '24', lg: '9rem' },
  },
  bar: {
    flex: '1',
    bg: 'signal',
    borderRadius: '2px',
    '[data-reveal]:not([data-reveal=waiting]) &': {
      animation:
        'light-up calc(6 * {durations.entrance}) {easings.out} calc(var(--turn) * {durations.entrance}) 2 backwards',
    },
    ...turns,
  },
});
