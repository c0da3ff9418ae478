import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('language-switch', {
  link: {
    display: 'grid',
    placeItems: 'center',
    minH: '11',
    px: { base: '2', sm: '3' },
    textStyle: 'small',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    '&:hover': { color: 'signal' },
    '[data-ground=ink] &': { '&:hover': { color: 'signalOnInk' } },
  },
});
