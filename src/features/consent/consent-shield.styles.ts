import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('consent-shield', {
  root: {
    pos: 'fixed',
    bottom: 'calc(1rem + env(safe-area-inset-bottom, 0px))',
    insetInlineEnd: '4',
    zIndex: 'floating',
    display: 'grid',
    placeItems: 'center',
    w: '11',
    h: '11',
    bg: 'paper',
    color: 'signal',
    borderWidth: '1px',
    borderColor: 'control',
    borderRadius: 'chip',
    cursor: 'pointer',
    '&:hover': { borderColor: 'ink' },
  },
});
