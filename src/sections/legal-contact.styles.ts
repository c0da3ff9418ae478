import { defineStyles } from '#src/theme/define-styles.ts';
import { underlined } from '#src/theme/link-styles.ts';
import { readingColumns } from './reading-columns.ts';

const { page, text, number } = readingColumns;

export const styles = defineStyles('legal-contact', {
  root: { ...page, pb: { base: '4', md: 's-tight', lg: 's' } },
  text: {
    gridColumn: text,
    py: { base: '5', md: '8' },
    ps: { md: number.md },
    borderTopWidth: '1px',
    borderColor: 'ink',
  },
  title: { textStyle: { base: 'subheading', md: 't-s' }, mb: '2' },
  more: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '5',
    mt: '2',
    color: 'muted',
    '& > *': { display: 'inline-flex', alignItems: 'center', minH: '11' },
  },
  link: {
    color: 'signal',
    ...underlined,
  },
});
