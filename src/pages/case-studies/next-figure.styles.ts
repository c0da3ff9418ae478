import { defineStyles } from '#src/theme/define-styles.ts';
import { grid } from '#src/theme/grid.ts';

export const styles = defineStyles('next-figure', {
  root: {
    ...grid,
    bg: 'sand',
    pt: { base: '8', md: 's-tight', lg: 's' },
    pb: { base: '8', md: 's-tight' },
    rowGap: { base: '6', lg: '12' },
  },
  line: { gridColumn: 'main' },
  figures: { textStyle: 't-m', fontWeight: '300', color: 'control', textWrap: 'balance' },
  figure: {
    display: 'inline-block',
    me: '.8em',
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '-.02em',
  },
  unit: { fontSize: '.6em', letterSpacing: '0', color: 'muted' },
  kind: { display: 'block', textStyle: 'note', color: 'muted', fontWeight: 'normal' },
  question: { textStyle: 't-l', color: 'ink', mt: { base: '2', lg: '4' } },
  ways: { gridColumn: { base: 'main', lg: 'main-start / span 6' } },
  lead: { textStyle: 'lead', color: 'muted', maxW: '36rem' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '4', mt: { base: '5', lg: '7' } },
  related: { gridColumn: { base: 'main', lg: 'span 5 / main-end' } },
  heading: { textStyle: 'subheading', pb: '3' },
  behind: { borderTopWidth: '1px', borderColor: 'line', pb: '3' },
  link: {
    display: 'block',
    pt: '3',
    fontWeight: 'semibold',
    color: 'signal',
    '&:hover': { color: 'signalHover', textDecoration: 'underline', textUnderlineOffset: '.3em' },
  },
  text: { textStyle: 'small', color: 'muted' },
});
