import { defineStyles } from '#src/theme/define-styles.ts';
import { grid } from '#src/theme/grid.ts';

export const styles = defineStyles('questions', {
  root: { pt: { base: '10', lg: '20' }, pb: { base: 's-tight', lg: 's' } },
  opening: { ...grid, pb: { base: '8', lg: '16' } },
  title: { textStyle: 't-m', gridColumn: { lg: 'main-start / span 6' }, pe: { lg: '8' } },
  lead: {
    textStyle: 'lead',
    color: 'muted',
    mt: { base: '4', lg: '1' },
    maxW: '36rem',
    gridColumn: { lg: '8 / main-end' },
  },
  group: { ...grid },
  // The name of the subject stays beside its answers while they are read.
  subject: {
    textStyle: 't-m',
    alignSelf: 'start',
    pos: { lg: 'sticky' },
    top: { lg: '28' },
    pt: { base: '8', lg: '4' },
    pb: { base: '3', lg: '16' },
    pe: { lg: '8' },
    gridColumn: { lg: 'main-start / span 3' },
    '@media print': { pos: 'static' },
  },
  entries: { gridColumn: { lg: '5 / main-end' } },
  entry: {
    borderTopWidth: '1px',
    borderColor: 'line',
    breakInside: 'avoid',
    '[data-discloses]:first-child&': { borderColor: 'ink' },
    '&[hidden]': { borderTopWidth: '0' },
  },
  answer: { pb: { base: '6', md: '9' }, maxW: '38rem' },
});
