import { defineStyles } from '#src/theme/define-styles.ts';
import { apart } from '#src/theme/grid.ts';
import { keptColors, mirrored } from '#src/theme/drawings.ts';
import { inkGround } from '#src/theme/tones.ts';
import { setDigits, tabular } from '#src/theme/set-digits.ts';

const cell = {
  borderTopWidth: '1px',
  borderColor: 'inkLine',
  py: { base: '2.5', lg: '8' },
  px: { base: 'gutter', lg: '8' },
};
const row = { ...apart, columnGap: '4', py: { base: '1', lg: '.375rem' }, ...tabular };

export const styles = defineStyles('plant-readouts', {
  root: { ...inkGround, ...keptColors('ink') },
  panel: {
    w: { lg: 'wrap' },
    mx: 'auto',
    display: { lg: 'grid' },
    gridTemplateColumns: 'calc(5 / 12 * 100% - {spacing.8} - 1px) 1fr 1fr',
    gridTemplateRows: 'auto 1fr auto',
    gridTemplateAreas: '"head head head" "availability output output" "fault alarms freshness"',
  },
  head: {
    gridArea: 'head',
    display: { lg: 'grid' },
    gridTemplateColumns: 'subgrid',
    alignItems: 'baseline',
    px: { base: 'gutter', lg: '0' },
    pt: { base: '4', lg: '7' },
    pb: { base: '3', lg: '6' },
    borderTopWidth: { base: '1px', lg: '0' },
    borderColor: 'inkLine',
  },
  heading: {
    textStyle: { base: 't-s', md: 't-m' },
    maxW: { base: '20rem', md: '30rem', lg: 'none' },
    pe: { lg: '8' },
  },
  example: {
    color: 'onInkMuted',
    mt: { base: '2', lg: '0' },
    ps: { lg: 'calc({spacing.8} + 1px)' },
    gridColumn: { lg: '2 / -1' },
  },
  availability: { ...cell, gridArea: 'availability', ps: { base: 'gutter', lg: '0' } },
  output: { ...cell, gridArea: 'output', borderInlineStartWidth: { lg: '1px' } },
  alarms: { ...cell, gridArea: 'alarms', borderInlineStartWidth: { lg: '1px' } },
  freshness: { ...cell, gridArea: 'freshness', borderInlineStartWidth: { lg: '1px' } },
  name: { textStyle: 'subheading' },
  text: { textStyle: 'small', color: 'onInkMuted', mt: { base: '1', lg: '2' } },
  state: { display: { base: 'flex', lg: 'block' }, flexWrap: 'wrap', alignItems: 'end', columnGap: '4' },
  share: {
    ...setDigits('t-xl'),
    lineHeight: '.9',
    whiteSpace: 'nowrap',
    mt: { base: '1', lg: '4' },
    ms: '-.04em',
  },
  sign: { fontSize: '.5em', letterSpacing: '0' },
  ready: {
    flex: { base: '1 1 100%', sm: '1 1 6.5rem', lg: 'none' },
    textStyle: 'intro',
    mt: { base: '1', sm: '2' },
  },
  sums: { display: 'flex', flexWrap: 'wrap', columnGap: { base: '6', lg: '10' }, mt: { base: '3', lg: '4' } },
  sources: { mt: '3' },
  made: { display: 'flex', flexDirection: 'column-reverse', color: 'signalOnInk' },
  possible: { display: 'flex', flexDirection: 'column-reverse' },
  sum: { ...setDigits('t-m'), whiteSpace: 'nowrap' },
  unit: { textStyle: 'small', color: 'onInkMuted' },
  causes: { mt: '3' },
  cause: { display: 'grid', gridTemplateColumns: '1fr auto', columnGap: '4', py: '1' },
  count: { fontWeight: 'semibold', ...tabular },
  bar: {
    gridColumn: '1 / -1',
    w: 'full',
    h: '1',
    fill: 'inkLine',
    'li:first-child > &': { fill: 'sun' },
    ...mirrored,
  },
  source: row,
  late: { ...row, color: 'sun' },
  fault: {
    gridArea: 'fault',
    bg: 'inkRaised',
    borderTopWidth: '2.5px',
    borderColor: 'sun',
    px: { base: 'gutter', lg: '8' },
    py: { base: '3', lg: '6' },
    display: { lg: 'flex' },
    flexDirection: 'column',
    gap: '3',
  },
  station: { textStyle: 't-s', color: 'sun' },
  loss: { ...apart, flexWrap: 'wrap', alignItems: 'baseline', columnGap: '4' },
  lostFigure: { ...setDigits('t-m'), whiteSpace: 'nowrap', color: 'sun' },
  costs: {
    mt: { base: '1', lg: '0' },
    display: { md: 'flex' },
    '& > div': { display: { base: 'flex', md: 'block' }, columnGap: '3', alignItems: 'baseline' },
    flexWrap: 'wrap',
    columnGap: '6',
    rowGap: { md: '2' },
  },
  cost: { fontWeight: 'semibold' },
});
