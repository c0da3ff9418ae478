import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('network-switch', {
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '3',
    minH: '11',
    mt: { base: '2', lg: '4' },
    textStyle: { base: 'subheading', lg: 't-s' },
    cursor: 'pointer',
    '@media print': { display: 'none' },
  },
  // A switch: its knob goes to the other end when the network is stopped.
  box: {
    appearance: 'none',
    flexShrink: '0',
    w: '14',
    h: '8',
    p: '1',
    borderWidth: '1.5px',
    borderStyle: 'solid',
    borderColor: 'ink',
    borderRadius: 'chip',
    bg: 'paper',
    cursor: 'pointer',
    '&::before': {
      content: '""',
      display: 'block',
      h: 'full',
      aspectRatio: '1',
      borderRadius: 'chip',
      bg: 'muted',
    },
    '&:checked': { bg: 'error', borderColor: 'error' },
    '&:checked::before': { ms: 'auto', bg: 'paper' },
    '@media (forced-colors: active)': { appearance: 'auto', w: '7', h: '7' },
  },
});
