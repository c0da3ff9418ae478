import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('benefits', {
  rows: { mt: { base: '10', md: '14' } },
  row: {
    display: 'grid',
    gap: { base: '2', md: '10', lg: '20' },
    alignItems: 'baseline',
    py: { base: '6', md: '7' },
    borderTopWidth: '1px',
    borderColor: 'inkLine',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '5fr 7fr' },
    '&:last-child': { borderBottomWidth: '1px' },
  },
  name: { textStyle: 'subheading', fontSize: { md: '1.5rem' }, color: 'onInk' },
  text: { color: 'onInkMuted', maxW: '38rem' },
});
