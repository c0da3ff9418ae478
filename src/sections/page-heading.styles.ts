import { defineStyles } from '#src/theme/define-styles.ts';
import { readingColumns } from './reading-columns.ts';

const { page, margin, text, measure } = readingColumns;

export const styles = defineStyles('page-heading', {
  text: {
    ...page,
    pt: { base: '6', lg: '20' },
    pb: { base: '5', lg: '14' },
    alignItems: 'baseline',
    '& > *': { gridColumn: { base: 'main', ...text }, minW: '0' },
  },
  alone: { w: 'wrap', mx: 'auto', pt: { base: '7', md: 's-tight' } },
  large: { textStyle: 't-l', color: 'ink', textWrap: 'balance' },
  title: { textStyle: 'title', gridRow: { lg: '1' } },
  date: { order: { base: '-1', lg: '0' }, gridColumn: margin, gridRow: { lg: '1' } },
  lead: { textStyle: { base: 'body', md: 'lead' }, mt: { base: '4', lg: '8' }, maxW: measure },
});
