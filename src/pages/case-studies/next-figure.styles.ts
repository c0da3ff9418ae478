import { defineStyles } from '#src/theme/define-styles.ts';
import { lineBelow } from '#src/theme/link-styles.ts';
import { grid } from '#src/theme/grid.ts';

export const styles = defineStyles('next-figure', {
  root: {
    ...grid,
    bg: 'sand',
    pt: { base: '12', md: 's-tight', lg: 's' },
    pb: { base: '12', md: 's-tight' },
    rowGap: { base: '10', lg: '12' },
  },
  asked: { gridColumn: { base: 'main', lg: 'main-start / span 6' } },
  question: { textStyle: 'closing', color: 'ink' },
  lead: { textStyle: 'lead', color: 'muted', maxW: '30rem', mt: { base: '3', lg: '6' } },
  // The line that a figure is written on, as large as the one that leads the page.
  blank: {
    gridColumn: { base: 'main', lg: 'span 6 / main-end' },
    alignSelf: { lg: 'end' },
    '& > form': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: { lg: '6' } },
    '& input': { textStyle: { lg: 't-m' } },
    '& input::placeholder': { textStyle: { lg: 't-s' }, fontWeight: { lg: '300' } },
  },
  related: {
    gridColumn: 'main',
    '& > ul': { display: 'grid', gridTemplateColumns: { lg: 'repeat(3, minmax(0, 1fr))' }, columnGap: '8' },
  },
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
