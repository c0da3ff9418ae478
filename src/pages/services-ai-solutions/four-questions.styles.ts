import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('four-questions', {
  root: { bg: 'sand', py: { base: '6', md: 's-tight', lg: 's-wide' } },
  wrap: { w: 'wrap', mx: 'auto' },
  heading: { textStyle: 'lead', color: 'muted', fontWeight: 'semibold' },
  questions: { mt: { base: '3', lg: '10' }, display: 'grid', rowGap: { base: '4', lg: '14' } },
  // Each question begins further in than the one before it, as they come up in a talk.
  item: {
    display: { lg: 'grid' },
    gridTemplateColumns: '8fr 5fr',
    columnGap: '12',
    alignItems: 'end',
    '&:nth-child(even)': { gridTemplateColumns: { lg: '5fr 8fr' } },
    '&:nth-child(even) > p': { gridColumn: { lg: '2' } },
    '&:nth-child(even) > div': { gridColumn: { lg: '1' }, gridRow: { lg: '1' } },
  },
  question: {
    textStyle: { base: 't-s', lg: 't-m' },
    fontWeight: { base: '400', lg: '400' },
    fontSize: { lg: 'clamp(2.25rem, 4.4vw, 4rem)' },
    color: 'ink',
    textWrap: 'balance',
  },
  method: { mt: { base: '1', lg: '0' } },
  name: { textStyle: 'subheading', color: 'signal' },
  text: { color: 'muted' },
  link: {
    fontWeight: 'semibold',
    color: 'signal',
    textDecoration: 'underline',
    textUnderlineOffset: '.3em',
    '&:hover': { textDecorationThickness: '2px' },
  },
});
