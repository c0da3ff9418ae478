import { defineStyles } from '#src/theme/define-styles.ts';

const root = { display: 'grid', gap: '4', alignContent: 'start', maxW: '46rem' };
const title = { textStyle: 'heading', color: 'ink', '[data-tone=ink] &': { color: 'onInk' } };

export const styles = defineStyles('section-heading', {
  root,
  wide: { ...root, maxW: '60rem' },
  eyebrow: {
    textStyle: 'label',
    color: 'signal',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    mb: '4',
    '&::before': { content: '""', w: '7', h: '1px', bg: 'currentColor', flexShrink: '0' },
    '[data-tone=ink] &': { color: 'signalOnInk' },
  },
  title,
  large: { ...title, textStyle: 'title' },
  lead: { textStyle: 'lead', color: 'muted', maxW: 'measure', '[data-tone=ink] &': { color: 'onInkMuted' } },
});
