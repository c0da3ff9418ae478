import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('consent-shield', {
  root: {
    pos: 'fixed',
    bottom: 'calc(1rem + env(safe-area-inset-bottom, 0px))',
    insetInlineEnd: { base: '1', md: '4' },
    zIndex: 'floating',
    display: 'grid',
    placeItems: 'center',
    justifyItems: { base: 'end', md: 'center' },
    pe: { base: '1', md: '0' },
    w: '11',
    h: '11',
    color: 'signal',
    cursor: 'pointer',
    // On phones it is as narrow as the gutter leaves room for, so that it stands beside words; the target stays as large.
    '&::before': {
      content: '""',
      pos: 'absolute',
      insetBlock: '0',
      insetInlineEnd: '0',
      w: { base: '7', md: 'full' },
      bg: 'paper',
      borderWidth: '1px',
      borderColor: 'control',
      borderRadius: 'chip',
    },
    '& > svg': { pos: 'relative' },
    '&:hover::before': { borderColor: 'ink' },
  },
});
