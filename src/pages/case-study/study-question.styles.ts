import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('study-question', {
  root: { bg: 'ink', color: 'onInk', '--ring': '{colors.signalOnInk}', py: 's-wide' },
  text: { w: 'wrap', mx: 'auto', display: 'grid', gap: '6', justifyItems: 'start' },
  title: { textStyle: 't-l', maxW: '13em', textWrap: 'balance' },
  lead: { textStyle: 'lead', color: 'onInkMuted', maxW: '32em', mb: '4' },
});
