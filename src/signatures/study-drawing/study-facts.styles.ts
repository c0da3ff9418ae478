import { defineStyles } from '#src/theme/define-styles.ts';
import { wrap } from '#src/theme/grid.ts';
import { underlined } from '#src/theme/link-styles.ts';

export const styles = defineStyles('study-facts', {
  facts: {
    ...wrap,
    borderTop: 'ink',
    display: 'grid',
    gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(4, 1fr)', lg: '2fr 3fr 2fr 3fr 4fr' },
    columnGap: '6',
    rowGap: '4',
    pt: { base: '3', md: '5' },
    pb: { base: '6', md: '12' },
  },
  measured: { gridColumn: { base: '1 / -1', lg: 'auto' } },
  label: { textStyle: 'small', color: 'muted' },
  link: { color: 'signal', ...underlined, display: 'inline-block', py: '1', my: '-1' },
  number: { display: 'block', w: 'fit-content', textStyle: 'small', color: 'muted' },
});
