import { defineStyles } from '#src/theme/define-styles.ts';
import { lineBelow } from '#src/theme/link-styles.ts';
import { grid } from '#src/theme/grid.ts';

export const styles = defineStyles('next-figure', {
  root: {
    ...grid,
    bg: 'sand',
    pt: { base: '12', md: 's-tight', lg: 's' },
    pb: { base: '12', md: 's-tight' },
    rowGap: { base: '6', lg: '12' },
  },
  line: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'auto minmax(0, 1fr)' },
    columnGap: '10',
    rowGap: '2',
    alignItems: 'end',
  },
  // Question and blank stand on one line.
  question: { textStyle: 'closing', color: 'ink', mb: { lg: '7' }, '&:lang(ar)': { mb: { lg: '4' } } },
  // The line that a figure is written on, as large as the one that leads the page.
  blank: {
    textStyle: 'lead',
    color: 'muted',
    '&::before': {
      content: '""',
      display: 'block',
      h: { base: '14', lg: '24' },
      mb: '3',
      borderBottomWidth: '2px',
      borderColor: 'ink',
    },
  },
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
    '&:hover': { color: 'signalHover', textDecoration: 'underline', textUnderlineOffset: lineBelow },
  },
  text: { textStyle: 'small', color: 'muted' },
});
