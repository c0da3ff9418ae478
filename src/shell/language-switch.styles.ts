import { defineStyles } from '#src/theme/define-styles.ts';
import { center } from '#src/theme/grid.ts';

export const styles = defineStyles('language-switch', {
  link: {
    ...center,
    minH: '11',
    px: { base: '2', sm: '3' },
    textStyle: 'small',
    // The name in Arabic letters is as large to the eye as one in Latin letters.
    '&:lang(ar)': { fontSize: '1.0625rem' },
    whiteSpace: 'nowrap',
    '&:hover': { color: 'signal' },
  },
});
