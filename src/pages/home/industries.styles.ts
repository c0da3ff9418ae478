import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('industries', {
  mosaic: {
    display: 'grid',
    gap: '6',
    mt: { base: '8', md: '12' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '7fr 5fr' },
  },
  tile: {
    pos: 'relative',
    display: 'flex',
    alignItems: 'flex-end',
    minH: { base: '64', md: '18rem' },
    overflow: 'hidden',
    borderRadius: 'card',
    bg: 'inkRaised',
    color: 'paper',
    '--ring': '{colors.signalOnInk}',
    '& picture': { pos: 'absolute', inset: '0' },
    '&::after': {
      content: '""',
      pos: 'absolute',
      inset: '0',
      bg: 'linear-gradient(0deg, rgb(11 27 43 / .94), rgb(11 27 43 / .62) 45%, rgb(11 27 43 / .06) 80%)',
    },
    '&:first-child': { gridRow: { lg: 'span 2' }, minH: { base: '26rem', lg: '36rem' } },
  },
  caption: { pos: 'relative', zIndex: 'raised', display: 'grid', gap: '2', p: { base: '6', md: '8' } },
  name: { textStyle: 'subheading' },
  text: { textStyle: 'small', color: '#E1E4E5', maxW: '46ch' },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    mt: '1',
    fontWeight: 'semibold',
    color: 'signalOnInk',
    justifySelf: 'start',
    minH: '11',
    '&::after': { content: '""', pos: 'absolute', inset: '0' },
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '.3em' },
  },
});
