import { defineStyles } from '#src/theme/define-styles.ts';

/** The last offer takes on all; it is the highest, and its words are the largest. */
const largest = {
  minH: { lg: '28rem' },
  '& h3': { textStyle: 't-m' },
  '& > p': { textStyle: 'lead' },
  '& ul': { textStyle: { md: 'lead', lg: 't-s' }, fontWeight: { lg: 'normal' } },
};

export const styles = defineStyles('support-offers', {
  root: { pt: { base: '8', lg: '0' }, pb: { base: '6', lg: 's' } },
  wrap: { w: 'wrap', mx: 'auto' },
  heading: { maxW: { lg: '56%' } },
  // On phones the next offer looks in from the side.
  offers: {
    display: 'grid',
    gridAutoFlow: { base: 'column', md: 'row' },
    gridAutoColumns: { base: '80%', md: 'auto' },
    gridTemplateColumns: { md: '3fr 4fr 5fr' },
    columnGap: { base: '5', lg: '8' },
    alignItems: { base: 'stretch', md: 'start', lg: 'end' },
    overflowX: { base: 'auto', md: 'visible' },
    scrollSnapType: { base: 'x mandatory', md: 'none' },
    scrollPaddingInline: 'gutter',
    mx: { base: 'calc(-1 * {spacing.gutter})', md: '0' },
    px: { base: 'gutter', md: '0' },
    mt: { base: '5', md: '8', lg: '-2rem' },
    '&:focus-visible': { outlineOffset: '-2px' },
    '@media print': { gridAutoFlow: 'row', gridAutoColumns: 'auto', rowGap: '6', overflow: 'visible' },
  },
  offer: {
    scrollSnapAlign: 'start',
    display: 'flex',
    flexDirection: 'column',
    pt: '4',
    borderTopWidth: '1px',
    borderColor: 'ink',
    '&:first-child h3': { textStyle: { lg: 'subheading' } },
    '&:nth-child(2)': { minH: { lg: '24rem' } },
    '&:nth-child(3)': largest,
  },
  name: { textStyle: 't-s', color: 'ink' },
  text: { mt: '2', color: 'muted' },
  features: { mt: '3', color: 'ink' },
  link: {
    mt: 'auto',
    py: '2.5',
    textStyle: { base: 'small', md: 'body' },
    '& svg': { display: 'inline', ms: '2', verticalAlign: 'middle' },
    fontWeight: 'semibold',
    color: 'signal',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '.3em' },
  },
});
