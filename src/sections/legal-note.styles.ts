import { defineStyles, fromRecipe } from '#src/theme/define-styles.ts';
import { underlined } from '#src/theme/link-styles.ts';
import { readingColumns } from './reading-columns.ts';

const { page, text, number, measure } = readingColumns;
const note = {
  gridColumn: text,
  py: { base: '5', md: '8' },
  ps: { md: number.md },
  borderTopWidth: '1px',
  borderColor: 'ink',
};

export const styles = defineStyles('legal-note', {
  root: { ...page, '&:last-child': { pb: { base: '4', md: 's-tight', lg: 's' } } },
  text: note,
  choice: { ...note, borderTopWidth: '2.5px', '& > p': { maxW: measure } },
  title: { textStyle: { base: 'subheading', md: 't-s' }, mb: '2' },
  button: fromRecipe(
    'button',
    { variant: 'outline', size: 'lg' },
    { mt: '5', '@media (scripting: none), print': { display: 'none' } },
  ),
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
