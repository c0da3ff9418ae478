import { defineStyles } from '#src/theme/define-styles.ts';
import { center } from '#src/theme/grid.ts';

export const styles = defineStyles('language-switch', {
  link: {
    ...center,
    minH: '11',
    px: { base: '2', sm: '3' },
    textStyle: 'small',
    // Arabic letters look smaller than Latin ones of the same size.
    '&:lang(ar)': { fontSize: '1.0625rem' },
    whiteSpace: 'nowrap',
    '&:hover': { color: 'signal' },
  },
});
