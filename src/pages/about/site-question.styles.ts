import { defineStyles } from '#src/theme/define-styles.ts';
import { lineBelow } from '#src/theme/link-styles.ts';
import { grid } from '#src/theme/grid.ts';

export const styles = defineStyles('site-question', {
  root: { pt: { base: '12', md: 's' }, pb: { base: '12', md: 's-tight' } },
  page: { ...grid },
  title: { textStyle: 'closing', color: 'ink', gridColumn: { lg: 'main-start / span 11' } },
  answers: {
    gridColumn: { lg: '6 / main-end' },
    display: 'grid',
    gridTemplateColumns: { lg: 'subgrid' },
    mt: { base: '8', lg: '14' },
    borderInlineStartWidth: '2.5px',
    borderColor: 'signal',
  },
  answer: {
    pos: 'relative',
    display: 'grid',
    gridTemplateColumns: { md: '5fr 7fr', lg: 'subgrid' },
    gridColumn: { lg: '1 / -1' },
    columnGap: { md: '6', lg: '0' },
    alignItems: 'baseline',
    ps: { base: '4', md: '6' },
    py: { base: '4', lg: '6' },
    borderTopWidth: '1px',
    borderColor: 'line',
    '&:last-child': { borderBottomWidth: '1px' },
  },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '3',
    gridColumn: { lg: 'span 3' },
    textStyle: 't-s',
    color: 'signal',
    '&:hover': { color: 'signalHover', textDecoration: 'underline', textUnderlineOffset: lineBelow },
    '&::after': { content: '""', pos: 'absolute', inset: '0' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: '2px solid {colors.signal}', outlineOffset: '-2px' },
  },
  text: { color: 'muted', maxW: '36rem', gridColumn: { lg: 'span 5' } },
});
