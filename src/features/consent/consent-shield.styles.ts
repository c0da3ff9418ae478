import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('consent-shield', {
  root: {
    pos: 'fixed',
    bottom: 'calc(1rem + env(safe-area-inset-bottom, 0px))',
    insetInlineEnd: { base: '0', md: '1', lg: '4' },
    zIndex: 'floating',
    display: 'grid',
    placeItems: 'center',
    justifyItems: { base: 'end', lg: 'center' },
    pe: { base: '.125rem', md: '1', lg: '0' },
    w: '11',
    h: '11',
    color: 'signal',
    cursor: 'pointer',
    // In a narrow gutter the shield shrinks so that it covers no words; its hit area keeps its size.
    '&::before': {
      content: '""',
      pos: 'absolute',
      insetBlock: '0',
      insetInlineEnd: '0',
      w: { base: '5', md: '7', lg: 'full' },
      bg: 'paper',
      borderWidth: '1px',
      borderColor: 'control',
      borderRadius: 'chip',
    },
    '& > svg': { pos: 'relative', w: { base: '4', md: '5' } },
    '&:hover::before': { borderColor: 'ink' },
  },
});
