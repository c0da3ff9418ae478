import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('regions', {
  map: { display: { base: 'none', lg: 'block' }, mt: '12' },
  list: {
    display: 'grid',
    gap: '1px',
    mt: { base: '8', md: '12', lg: '6' },
    bg: 'line',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    overflow: 'hidden',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '1fr 1fr', lg: 'repeat(4, minmax(0, 1fr))' },
  },
  region: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    bg: 'paper',
    p: { base: '6', md: '8', lg: '6' },
    transition: 'box-shadow {durations.quick}',
    lg: {
      '@media (scripting: enabled)': {
        '&:hover, &:focus-within, &:has([aria-pressed=true])': { boxShadow: 'inset 0 -3px 0 {colors.sun}' },
      },
    },
  },
  name: { textStyle: 'subheading', color: 'ink' },
  places: { textStyle: 'small', color: 'signal', display: 'flex', gap: '2', alignItems: 'center', mt: '1' },
  text: { color: 'muted', mt: '3' },
  button: {
    display: { base: 'none', lg: 'inline-block' },
    mt: 'auto',
    pt: '4',
    minH: '6',
    textStyle: 'label',
    color: 'signal',
    cursor: 'pointer',
    textDecoration: 'underline',
    textDecorationColor: 'transparent',
    textUnderlineOffset: '4px',
    '&:hover, &[aria-pressed=true]': { textDecorationColor: 'currentColor' },
    '@media (scripting: none), print': { display: 'none' },
  },
});
