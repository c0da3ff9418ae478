import { defineStyles } from '#src/theme/define-styles.ts';
import { dotted } from '#src/theme/dotted.ts';

const line = { fill: 'none', vectorEffect: 'non-scaling-stroke' };

export const styles = defineStyles('mast-columns', {
  root: { bg: 'paper', pt: { base: '6', md: 's-tight', lg: 's' }, overflow: 'clip' },
  wrap: {
    w: 'wrap',
    mx: 'auto',
    display: 'grid',
    // On phones the mast stands along the first list.
    gridTemplateColumns: { base: 'minmax(0, 1fr) 2.75rem', lg: '5fr 12rem 5fr' },
    columnGap: { base: '4', lg: '10' },
    rowGap: { base: '6', lg: '8' },
  },
  stands: { pb: { md: '7', lg: '24' } },
  mast: {
    h: 'full',
    w: 'full',
    overflow: 'visible',
    pos: 'relative',
    '&:dir(rtl)': { transform: 'scaleX(-1)' },
  },
  changes: {
    gridColumn: { base: '1 / -1', lg: 'auto' },
    pb: { base: '6', lg: '24' },
    display: { lg: 'flex' },
    flexDirection: 'column',
  },
  title: { textStyle: 't-m', pb: { base: '3', lg: '8' } },
  solution: {
    py: { md: '3', lg: '4' },
    pb: { base: '1', md: '3' },
    borderTopWidth: { base: '1px', md: '0' },
    borderColor: 'line',
  },
  name: { textStyle: { base: 'subheading', lg: 't-s' } },
  features: { ...dotted, display: 'flex', color: 'muted', textStyle: 'small', mt: { base: '1', lg: '2' } },
  benefit: { py: { base: '2', lg: '3' } },
  benefitName: { textStyle: { base: 'subheading', lg: 't-s' } },
  muted: { color: 'muted' },
  object: { ...line, stroke: 'ink', strokeWidth: '1.25' },
  fine: { ...line, stroke: '#8A8778', strokeWidth: '.75' },
  cut: { ...line, stroke: 'ink', strokeWidth: '2.5' },
  solid: { fill: 'ink' },
  panel: { fill: '#C9D3DA', stroke: 'ink', strokeWidth: '1.25', vectorEffect: 'non-scaling-stroke' },
  signal: { fill: 'signal' },
  lit: { ...line, stroke: '#B8690F', strokeWidth: '2.5' },
});
