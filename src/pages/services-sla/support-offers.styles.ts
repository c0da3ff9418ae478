import { defineStyles } from '#src/theme/define-styles.ts';
import { underlinedOnHover } from '#src/theme/link-styles.ts';

/** The last offer takes on all; it is the highest, and its words are the largest. */
const largest = {
  minH: { lg: '28rem' },
  '& h3': { textStyle: 't-m' },
  '& p': { textStyle: { md: 'lead' } },
  '& ul': { textStyle: { md: 'lead', lg: 't-s' }, fontWeight: { lg: 'normal' } },
};

export const styles = defineStyles('support-offers', {
  root: { pt: { base: '8', lg: '0' }, pb: { base: '6', md: 's-tight', lg: 's' } },
  wrap: { w: 'wrap', mx: 'auto' },
  heading: { maxW: { lg: '56%' } },
  offers: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '3fr 4fr 5fr' },
    columnGap: { md: '5', lg: '8' },
    alignItems: { md: 'start', lg: 'end' },
    mt: { base: '5', md: '8', lg: '-2rem' },
  },
  offer: {
    display: 'flex',
    flexDirection: 'column',
    pt: { base: '3', md: '4' },
    borderTopWidth: '1px',
    borderColor: 'ink',
    '&:first-child h3': { textStyle: { base: 'subheading', md: 't-s', lg: 'subheading' } },
    '&:nth-child(2)': { minH: { lg: '24rem' } },
    '&:nth-child(3)': largest,
  },
  name: { textStyle: 't-s', color: 'ink' },
  text: { mt: { base: '1', md: '2' }, color: 'muted' },
  features: { mt: { base: '1', md: '3' }, color: 'ink' },
  link: {
    mt: 'auto',
    pt: { base: '0', md: '2.5' },
    pb: { base: '3', md: '2.5' },
    textStyle: { base: 'small', md: 'body' },
    '& svg': { display: 'inline', ms: '2', verticalAlign: 'middle' },
    fontWeight: 'semibold',
    color: 'signal',
    ...underlinedOnHover,
  },
});
