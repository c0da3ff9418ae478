import { defineStyles } from '#src/theme/define-styles.ts';
import { grid } from '#src/theme/grid.ts';

export const styles = defineStyles('site-features', {
  root: { ...grid, py: { base: 's-tight', lg: 's' } },
  title: { textStyle: 'subheading', color: 'ink', gridColumn: { lg: 'main-start / span 3' } },
  paragraph: {
    textStyle: { base: 'lead', lg: 't-s' },
    fontWeight: { lg: '400' },
    color: 'muted',
    gridColumn: { lg: 'span 9 / main-end' },
    mt: { base: '4', lg: '0' },
  },
  feature: { display: 'inline' },
  name: {
    display: 'inline',
    fontWeight: 'semibold',
    color: 'ink',
    '&::after': { content: '"."' },
  },
  text: { display: 'inline' },
});
