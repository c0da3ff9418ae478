import { defineStyles } from '#src/theme/define-styles.ts';
import { center } from '#src/theme/grid.ts';

export const styles = defineStyles('language-switch', {
  link: {
    ...center,
    minH: '11',
    px: { base: '2', sm: '3' },
    textStyle: 'small',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    '&:hover': { color: 'signal' },
  },
});
