import { buttonRow } from '#src/theme/button-row.ts';
import { defineStyles } from '#src/theme/define-styles.ts';
import { inkGround } from '#src/theme/ink-ground.ts';

export const styles = defineStyles('lock-screen', {
  root: {
    ...inkGround,
    pt: { base: '12', md: 's-tight', lg: 's' },
    pb: { base: '12', md: 's-tight' },
    '@media print': { bg: 'transparent', color: 'ink' },
  },
  wrap: { w: 'wrap', mx: 'auto', display: 'grid', justifyItems: 'center' },
  time: {
    textStyle: 't-xl',
    fontWeight: '300',
    fontVariantNumeric: 'tabular-nums',
  },
  notice: {
    bg: 'paper',
    color: 'ink',
    '--ring': '{colors.signal}',
    w: 'full',
    maxW: { lg: '42rem' },
    mt: { base: '5', lg: '10' },
    px: { base: '4', lg: '10' },
    py: { base: '5', lg: '9' },
    borderRadius: 'control',
  },
  sender: { textStyle: 'small', color: 'muted' },
  title: { textStyle: { base: 'closing', md: 't-m' }, mt: '1' },
  lead: { color: 'muted', mt: '3' },
  actions: { ...buttonRow, mt: { base: '5', lg: '7' } },
  more: { mt: { base: '5', lg: '10' }, justifyContent: { lg: 'center' }, w: 'full' },
});
