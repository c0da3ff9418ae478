import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('values', {
  columns: {
    display: 'grid',
    mt: { base: '8', md: '14' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, 1fr)' },
    borderTopWidth: '1px',
    borderColor: 'inkLine',
  },
  value: {
    py: { base: '7', md: '9' },
    pe: { md: '8' },
    '& + &': {
      borderColor: 'inkLine',
      borderTopWidth: { base: '1px', md: '0' },
      borderInlineStartWidth: { md: '1px' },
      ps: { md: '8' },
    },
  },
  name: { textStyle: 'lead', fontWeight: 'semibold', color: 'signalOnInk' },
  text: { color: 'onInkMuted', mt: '3' },
});
