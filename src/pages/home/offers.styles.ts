import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('offers', {
  split: {
    display: 'grid',
    gap: { base: '10', lg: '20' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '4fr 8fr' },
  },
  row: {
    pos: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: '2.5rem 1fr', md: '3.5rem 1fr auto' },
    gap: { base: '4', md: '6' },
    py: { base: '7', md: '9' },
    borderTopWidth: '1px',
    borderColor: 'line',
    '&:last-child': { borderBottomWidth: '1px' },
  },
  icon: { color: 'signal' },
  name: { textStyle: 'subheading', color: 'ink' },
  // The link covers its whole row, with one ring around it.
  link: {
    '&::after': { content: '""', pos: 'absolute', inset: '0' },
    '&:hover': { color: 'signal' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: '2px solid {colors.signal}', outlineOffset: '-2px' },
  },
  text: { color: 'muted', mt: '2', maxW: '52ch' },
  arrow: {
    display: { base: 'none', md: 'block' },
    alignSelf: 'center',
    color: 'muted',
    transition: 'color {durations.quick}',
    'li:hover > &': { color: 'signal' },
  },
});
