import { defineStyles } from '#src/theme/define-styles.ts';
import { setResult, tabular } from '#src/theme/set-digits.ts';
import { apart, firstView, splitAfter, touchTarget, wrap } from '#src/theme/grid.ts';
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
  fact: { textStyle: words, textWrap: 'balance', color: 'muted', maxW: '36rem' },
  figure: { ...setResult('t-l'), color: 'signal' },
  results: { display: { lg: 'grid' }, gridTemplateColumns: 'repeat(3, auto)', mt: { base: '3', lg: '8' } },
  result: {
    ...apart,
    display: { base: 'flex', lg: 'block' },
    alignItems: 'baseline',
    flexWrap: 'wrap',
    columnGap: '6',
    py: { base: '1', lg: '3' },
    pe: { lg: '6' },
    _last: { pe: '0' },
    borderTop: 'line',
  },
  label: { textStyle: 'small', color: 'muted' },
  value: { textStyle: 'subheading', ...tabular },
  picture: { h: 'clamp(20rem, 50vw, 44rem)' },
  facts: {
    ...wrap,
    borderTop: 'ink',
    display: 'grid',
    gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(4, 1fr)', lg: 'none' },
    gridAutoFlow: { lg: 'column' },
    columnGap: '6',
    rowGap: '4',
    pt: { base: '3', md: '5' },
    pb: { base: '6', md: '12' },
  },
  measured: { gridColumn: { base: '1 / -1', lg: 'auto' } },
  link: { color: 'signal', ...underlined, display: 'inline-block', py: '1', my: '-1' },
  number: { display: 'block', w: 'fit-content', textStyle: 'small', color: 'muted' },
});
