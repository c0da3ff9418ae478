import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('four-questions', {
  root: { bg: 'sand', py: { base: '6', md: 's-tight', lg: 's-wide' } },
  wrap: { w: 'wrap', mx: 'auto' },
  heading: { textStyle: { base: 't-s', md: 't-m' }, maxW: '20em' },
  questions: { mt: { base: '3', lg: '16' }, display: 'grid', rowGap: { base: '4', md: '7', lg: '14' } },
  item: {
    display: { lg: 'grid' },
    gridTemplateColumns: '9fr 5fr',
    columnGap: '12',
    alignItems: 'first baseline',
  },
  question: {
    textStyle: { base: 't-s', md: 't-m' },
    fontWeight: { base: '400', md: '400' },
    fontSize: { lg: 'clamp(2.25rem, 4.4vw, 4rem)' },
    color: 'ink',
    textWrap: 'balance',
  },
  method: { mt: { base: '1', md: '2', lg: '0' } },
  name: { textStyle: 'subheading', color: 'signal' },
});
