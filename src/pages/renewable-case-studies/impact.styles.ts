import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('impact', {
  root: {
    bg: 'ink',
    color: 'onInk',
    '--ring': '{colors.signalOnInk}',
    py: 's-wide',
  },
  wrap: { w: 'wrap', mx: 'auto' },
  figures: {
    display: 'grid',
    columnGap: { base: '6', md: '12' },
    rowGap: { base: '8', md: '12' },
    mt: { base: '10', md: '16' },
    gridTemplateColumns: { base: '1fr 1fr', lg: 'repeat(4, 1fr)' },
  },
  item: {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    gap: '2',
    pt: '5',
    borderTopWidth: '1px',
    borderColor: 'inkLine',
  },
  label: { textStyle: 'small', color: 'onInkMuted' },
  value: { fontSize: { lg: '1.25em' } },
});
