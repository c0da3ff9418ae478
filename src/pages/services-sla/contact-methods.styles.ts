import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('contact-methods', {
  ways: {
    display: 'grid',
    mt: { base: '8', md: '12' },
    borderBlockWidth: '1px',
    borderColor: 'line',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(3, 1fr)' },
  },
  way: {
    pos: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    py: { base: '8', lg: '10' },
    pe: { lg: '10' },
    '& + &': {
      borderColor: 'line',
      borderTopWidth: { base: '1px', lg: '0' },
      borderInlineStartWidth: { lg: '1px' },
      ps: { lg: '10' },
    },
    '&:last-child': { pe: '0' },
  },
  icon: { color: 'signal' },
  name: { textStyle: 'subheading', color: 'ink', mt: '5' },
  text: { color: 'muted', mt: '2', mb: '5', maxW: '34rem' },
  link: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    minH: '11',
    mt: 'auto',
    fontWeight: 'semibold',
    color: 'signal',
    '&::after': { content: '""', pos: 'absolute', inset: '0' },
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '.3em' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: '2px solid {colors.signal}', outlineOffset: '-2px' },
  },
});
