import { defineStyles } from '#src/theme/define-styles.ts';

const card = {
  pos: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  overflow: 'hidden',
  borderWidth: '1px',
  borderRadius: 'card',
  p: { base: '6', lg: '8' },
};

export const styles = defineStyles('sectors', {
  mosaic: {
    display: 'grid',
    gap: '6',
    mt: { base: '8', md: '12' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '1fr 1fr', lg: 'repeat(3, 1fr)' },
  },
  first: {
    ...card,
    bg: 'ink',
    color: 'onInk',
    borderColor: 'ink',
    '--ring': '{colors.signalOnInk}',
    gridColumn: { md: '1 / -1', lg: 'span 2' },
    gridRow: { lg: 'span 2' },
    p: { base: '6', md: '10', lg: '14' },
  },
  sector: {
    ...card,
    bg: 'paper',
    borderColor: 'line',
    '&:last-child:nth-child(even)': { gridColumn: { md: '1 / -1', lg: 'auto' } },
  },
  icon: { color: 'signal', '[data-tone=ink] > &': { color: 'signalOnInk' } },
  name: {
    textStyle: 'subheading',
    color: 'ink',
    mt: '5',
    '[data-tone=ink] > &': { textStyle: 't-m', color: 'onInk', mt: { base: '5', lg: 'auto' } },
  },
  text: {
    color: 'muted',
    mt: '2',
    '[data-tone=ink] > &': { textStyle: 'lead', color: 'onInkMuted', mt: '3', maxW: '36rem' },
  },
  points: { mt: '5', '[data-tone=ink] > &': { mt: '7', mb: '6' } },
});
