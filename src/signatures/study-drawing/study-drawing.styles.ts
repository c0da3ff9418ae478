import { defineStyles } from '#src/theme/define-styles.ts';
import { tabular } from '#src/theme/set-digits.ts';
import { firstView, splitAfter, touchTarget, wrap } from '#src/theme/grid.ts';
import { underlined } from '#src/theme/link-styles.ts';

const words = { base: 'body', md: 'lead' };

export const styles = defineStyles('study-drawing', {
  root: { bg: 'sand', overflow: 'clip' },
  top: {
    ...wrap,
    ...splitAfter(7),
    rowGap: { base: '4', md: '8' },
    alignItems: 'start',
    ...firstView,
    pb: { base: '5', md: '10' },
  },
  up: {
    gridColumn: '1 / -1',
    justifySelf: 'start',
    my: '-3',
    textStyle: 'small',
    color: 'muted',
    ...underlined,
    ...touchTarget,
  },
  name: { textStyle: words, fontWeight: 'semibold', mt: { base: '3', md: '6' }, maxW: '36rem' },
  lead: { textStyle: words, color: 'muted', mt: { md: '1' }, maxW: '36rem' },
  // One line for each result: two figures side by side would read as two values of one thing.
  result: {
    display: { base: 'flex', lg: 'block' },
    alignItems: 'baseline',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    columnGap: '6',
    py: { base: '1', lg: '3' },
    borderTop: 'line',
  },
  label: { textStyle: 'small', color: 'muted' },
  value: { textStyle: { base: 't-s', lg: 't-m' }, ...tabular, fontWeight: 'semibold' },
  picture: { h: 'clamp(20rem, 50vw, 44rem)' },
});
