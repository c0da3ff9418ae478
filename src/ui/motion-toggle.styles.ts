import { defineStyles } from '#src/theme/define-styles.ts';
import { roundButton } from '#src/theme/grid.ts';

export const styles = defineStyles('motion-toggle', {
  root: {
    ...roundButton,
    borderWidth: '1px',
    opacity: '.85',
    '&:hover': { opacity: '1' },
    '& > svg': { gridArea: '1 / 1' },
    '& > :last-child': { visibility: 'hidden' },
    '[data-still] &': {
      '& > :first-child': { visibility: 'hidden' },
      '& > :last-child': { visibility: 'visible' },
    },
    '@media (prefers-reduced-motion: reduce), (scripting: none)': { display: 'none' },
  },
});
