import { defineStyles } from '#src/theme/define-styles.ts';
import { underlinedOnHover } from '#src/theme/link-styles.ts';

const tint = (share: number) => `color-mix(in srgb, {colors.signal} ${share}%, {colors.paper})`;
/** The last offer takes on all: it is the highest and the full tone, and its words are the largest. */
const highest = {
  bg: 'signal',
  color: 'paper',
  '--ring': '{colors.paper}',
  mt: '0',
  '& h3': { textStyle: { md: 't-m' } },
  '& p': { textStyle: { md: 'lead' } },
  '& ul': { textStyle: { md: 'lead', lg: 't-s' }, fontWeight: { lg: 'normal' } },
  '& a': { color: 'paper' },
  '& summary::after': { color: 'paper' },
};

export const styles = defineStyles('support-offers', {
  root: {
    pt: { base: '6', lg: '0' },
    pb: { base: '6', md: 's-tight', lg: 's' },
    '@media print': { printColorAdjust: 'exact' },
  },
  wrap: { w: 'wrap', mx: 'auto' },
  heading: { maxW: { lg: '56%' } },
  offers: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))', lg: '3fr 4fr 5fr' },
    mt: { base: '4', md: '8', lg: '-3rem' },
    borderBottomWidth: '2.5px',
    borderColor: 'ink',
  },
  // All stand on the same ground; where each begins is what it takes on.
  offer: {
    display: 'flex',
    flexDirection: 'column',
    px: { base: '4', lg: '6' },
    pt: { base: '1', md: '4', lg: '6' },
    pb: { base: '1', md: '3', lg: '4' },
    color: 'ink',
    bg: tint(9),
    mt: { md: '16', lg: '8.5rem' },
    '&:nth-child(2)': { bg: tint(25), mt: { md: '8', lg: '4.5rem' }, '& a': { color: 'signalHover' } },
    '&:nth-child(3)': highest,
  },
  name: { textStyle: 't-s' },
  text: { mt: { md: '2' } },
  features: { mt: { base: '1', md: '3' }, pb: { base: '2', md: '4' } },
  link: {
    mt: 'auto',
    py: { base: '1', md: '2.5' },
    textStyle: { base: 'small', md: 'body' },
    '& svg': { display: 'inline', ms: '2', verticalAlign: 'middle' },
    fontWeight: 'semibold',
    color: 'signal',
    ...underlinedOnHover,
  },
});
