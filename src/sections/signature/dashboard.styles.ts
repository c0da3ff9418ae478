import { defineStyles } from '#src/theme/define-styles.ts';

const segments = { strokeWidth: '16', strokeDasharray: '7 3', strokeLinecap: 'butt' };
/** Marks are as wide as the chart makes them, so that each row ends with a whole one. */
const marks = {
  strokeWidth: '14',
  strokeDasharray: '4 5',
  strokeLinecap: 'butt',
  '&&': { vectorEffect: 'none' },
};
const dots = { strokeWidth: '5', strokeDasharray: '0 14' };
const drawing = { color: 'onInk', w: 'full', h: { base: '9rem', md: '10rem' } };

export const styles = defineStyles('dashboard', {
  panel: {
    display: 'grid',
    gap: '1px',
    mt: { base: '8', md: '12' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(12, minmax(0, 1fr))' },
    bg: 'inkLine',
    borderWidth: '1px',
    borderColor: 'inkLine',
    borderRadius: 'card',
    overflow: 'hidden',
  },
  instrument: {
    display: 'grid',
    gap: '7',
    alignContent: 'start',
    bg: 'inkRaised',
    p: { base: '6', md: '7', lg: '9' },
    gridColumn: { md: 'span 6' },
    '&:nth-child(1)': { gridColumn: { md: 'span 5', lg: 'span 4' } },
    '&:nth-child(2)': { gridColumn: { md: 'span 7', lg: 'span 8' } },
    '&:nth-child(3)': { gridColumn: { lg: 'span 7' } },
    '&:nth-child(4)': { gridColumn: { lg: 'span 5' } },
  },
  dial: drawing,
  chart: { ...drawing, '&:dir(rtl)': { transform: 'scaleX(-1)' } },
  missing: { ...segments, color: 'sun' },
  present: { ...segments, color: 'signalOnInk' },
  energy: { fill: 'signalOnInk', stroke: 'none' },
  chief: { ...marks, color: 'sun' },
  others: { ...marks, color: 'signalOnInk' },
  reports: { ...dots, color: 'signalOnInk' },
  late: { ...dots, color: 'sun' },
});
