import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('language-switch', {
  // A system face, as the name of another language would fetch that language's fonts.
  link: {
    display: 'grid',
    placeItems: 'center',
    minH: '11',
    px: '3',
    fontFamily: 'foreign',
    textStyle: 'small',
    fontWeight: 'semibold',
    '&:hover': { color: 'signal' },
  },
});
