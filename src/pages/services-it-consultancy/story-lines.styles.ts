import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('story-lines', {
  root: { pt: { base: '8', md: 's-tight', lg: 's' }, pb: { base: '5', md: 's-tight' } },
  wrap: { w: 'wrap', mx: 'auto' },
  heading: { pb: { base: '3', lg: '10' } },
  title: { textStyle: 't-m' },
  line: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '1fr 1fr', lg: '4fr 5fr 3fr' },
    columnGap: { md: '6', lg: '10' },
    alignItems: { lg: 'baseline' },
    py: { base: '4', lg: '7' },
    borderTopWidth: '1px',
    borderColor: 'ink',
  },
  outcome: {},
  figure: { display: 'block', textStyle: 't-m', fontWeight: '300', fontVariantNumeric: 'tabular-nums' },
  label: { textStyle: 'small', color: 'muted' },
  name: { textStyle: { base: 'subheading', lg: 't-s' } },
  text: { color: 'muted', textStyle: { base: 'small', lg: 'body' }, mt: { md: '1' } },
  client: { textStyle: { base: 'small', lg: 'body' } },
});
