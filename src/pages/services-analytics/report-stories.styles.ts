import { defineStyles } from '#src/theme/define-styles.ts';
import { inkGround } from '#src/theme/ink-ground.ts';

export const styles = defineStyles('report-stories', {
  root: {
    ...inkGround,
    pt: { base: '8', md: 's-tight', lg: 's' },
    pb: { base: '7', md: 's-tight', lg: 's' },
    overflow: 'clip',
    '@media print': { printColorAdjust: 'exact' },
    '@media (forced-colors: active)': { '& svg': { bg: 'ink', forcedColorAdjust: 'none' } },
  },
  wrap: { w: 'wrap', mx: 'auto' },
  heading: { textStyle: { base: 't-s', md: 't-m' }, '&:dir(ltr)': { textStyle: 't-m' }, maxW: '16em' },
  // Time is measured from left to right in every language.
  scale: {
    display: 'block',
    w: 'full',
    h: '6.25rem',
    mt: { base: '2', lg: '14' },
    overflow: 'visible',
    direction: 'ltr',
  },
  before: { fill: 'inkLine' },
  after: { fill: 'sun' },
  short: { fill: 'sun', fontWeight: 'semibold' },
  long: { fill: 'onInk', textAnchor: 'end' },
  tick: { stroke: 'onInkMuted', strokeWidth: '.75' },
  hour: { fill: 'onInkMuted', textAnchor: 'end', textStyle: 'small' },
  stories: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '1fr 1fr 1fr', lg: '6fr 3.5fr 3.5fr' },
    columnGap: { base: '5', lg: '12' },
    mt: { base: '2', lg: '8' },
  },
  story: { pt: { base: '4', md: '0' }, borderTopWidth: { base: '1px', md: '0' }, borderColor: 'inkLine' },
  client: { textStyle: 'small', color: 'onInkMuted' },
  value: {
    textStyle: 't-s',
    fontWeight: '300',
    fontVariantNumeric: 'tabular-nums',
    color: 'signalOnInk',
    mt: { md: '1' },
    'li:first-child > &': {
      textStyle: { base: 't-s', lg: 't-m' },
      fontWeight: { base: '300', lg: '300' },
      color: 'sun',
    },
  },
  label: { color: 'onInkMuted', textStyle: { base: 'small', md: 'body' } },
  title: { textStyle: 'subheading', mt: '5' },
  text: { color: 'onInkMuted', mt: { lg: '2' }, pb: { base: '2', lg: '0' }, maxW: '32rem' },
});
