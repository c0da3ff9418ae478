import { defineStyles } from '#src/theme/define-styles.ts';
import { scriptOnly } from '#src/theme/media.ts';
import { grid, raised } from '#src/theme/grid.ts';

export const styles = defineStyles('search-section', {
  // On wide screens the field is below the text of the previous section, next to its map.
  root: {
    ...grid,
    ...raised,
    py: { base: '6', lg: '0' },
    bg: { base: 'sand', lg: 'transparent' },
    h: { lg: '0' },
    '& > *': { gridColumn: { base: 'main', lg: 'main-start / span 4' } },
    ...scriptOnly,
  },
  field: { pos: { lg: 'relative' }, top: { lg: '-40' } },
  title: { textStyle: 'label' },
});
