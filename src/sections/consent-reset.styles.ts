import { defineStyles, fromRecipe } from '#src/theme/define-styles.ts';
import { readingColumns } from './reading-columns.ts';

const { page, text, number, measure } = readingColumns;

export const styles = defineStyles('consent-reset', {
  root: { ...page },
  text: {
    gridColumn: text,
    py: { base: '5', md: '8' },
    ps: { md: number.md },
    borderTopWidth: '2.5px',
    borderColor: 'ink',
  },
  title: { textStyle: { base: 'subheading', md: 't-s' } },
  lead: { mt: '2', maxW: measure },
  button: fromRecipe(
    'button',
    { variant: 'outline', size: 'lg' },
    { mt: '5', '@media (scripting: none), print': { display: 'none' } },
  ),
});
