import { defineStyles } from '#src/theme/define-styles.ts';
import { grid } from '#src/theme/grid.ts';

export const styles = defineStyles('common-ground', {
  // The cable of the drawing above runs along the top.
  root: {
    ...grid,
    bg: 'earth',
    borderTopWidth: '2.5px',
    borderColor: 'signal',
    pt: { base: '8', lg: '16' },
    pb: { base: '6', lg: 's-tight' },
  },
  title: { textStyle: 't-m', color: 'ink', gridColumn: { lg: 'main-start / span 4' } },
  text: {
    gridColumn: { lg: 'span 7 / main-end' },
    columns: { md: '2' },
    columnGap: '12',
    mt: { base: '5', lg: '2' },
  },
  item: { breakInside: 'avoid', pb: { base: '4', lg: '7' } },
  name: { fontWeight: 'semibold', color: 'ink' },
});
