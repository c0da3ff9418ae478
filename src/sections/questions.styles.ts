import { defineStyles } from '#src/theme/define-styles.ts';
import { grid, secondAfter } from '#src/theme/grid.ts';
import { underline } from '#src/theme/link-styles.ts';

const room = { base: '7', md: 's-tight', lg: 's' };

export const styles = defineStyles('questions', {
  found: { pb: room },
  folded: { py: room },
  // Continues the background of the drawing above.
  ground: {
    ...grid,
    bg: 'sand',
    pb: { base: '8', lg: '14' },
    mb: { lg: '6' },
    '@media (scripting: none), print': { pb: '8' },
  },
  group: grid,
  subject: {
    textStyle: 't-m',
    pt: { base: '8', lg: '12' },
    pb: { base: '3', lg: '6' },
    'section:first-child > &': { pt: '0' },
  },
  // On wide screens the answer is next to its question.
  entry: {
    borderTop: 'line',
    breakInside: 'avoid',
    '[data-discloses]:first-child&': { borderColor: 'ink' },
    '&[hidden]': { borderTopWidth: '0' },
    '&:not([hidden])': {
      display: { lg: 'grid' },
      gridTemplateColumns: { lg: secondAfter(5) },
      columnGap: '12',
      alignItems: { lg: 'first baseline' },
    },
    // A collapsed question spans the row.
    '& > h3:has([aria-expanded=false])': { gridColumn: '1 / -1' },
    '& button': {
      py: { base: '4', lg: '6' },
      textWrap: 'pretty',
      flexDirection: { lg: 'row-reverse' },
      justifyContent: { lg: 'flex-end' },
      gap: { lg: '4' },
      alignItems: { lg: 'first baseline' },
    },
  },
  answer: { pb: { base: '5', lg: '8' }, pt: { lg: '6' }, maxW: '42rem' },
  mark: {
    bg: 'sand',
    color: 'ink',
    ...underline,
    textDecorationColor: 'signal',
    textDecorationThickness: '2.5px',
    _highContrast: { bg: 'Mark', color: 'MarkText' },
    _print: { bg: 'transparent', textDecoration: 'none' },
  },
});
