import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('card-link', {
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: '11',
    fontWeight: 'semibold',
    color: 'signal',
    '[data-tone=ink] &': { color: 'signalOnInk' },
    '&::after': { content: '""', pos: 'absolute', inset: '0', borderRadius: 'inherit' },
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '.3em' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: '2px solid var(--ring, {colors.signal})',
      outlineOffset: '-2px',
      borderRadius: 'card',
    },
  },
});
