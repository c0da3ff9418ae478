import { defineStyles } from '#src/theme/define-styles.ts';
import { inkGround } from '#src/theme/ink-ground.ts';
import { grid } from '#src/theme/grid.ts';
import { setDigits } from '#src/theme/set-digits.ts';

export const styles = defineStyles('impact', {
  root: {
    ...grid,
    ...inkGround,
    pt: { base: '6', lg: '8' },
    overflow: 'clip',
    '@media print': { bg: 'transparent', color: 'ink' },
  },
  title: { textStyle: 'label', color: 'onInkMuted', '@media print': { color: 'ink' } },
  figures: {
    display: { base: 'flex', lg: 'grid' },
    flexWrap: 'wrap',
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    justifyContent: { base: 'space-between', lg: 'normal' },
    columnGap: { base: '4', lg: '0' },
    rowGap: { base: '5', lg: '6' },
    mt: { base: '2', lg: '4' },
    alignItems: { base: 'start', lg: 'end' },
  },
  item: {
    display: 'flex',
    flexDirection: 'column-reverse',
    minW: '0',
    '&:first-child': {
      flexBasis: 'full',
      gridColumn: { lg: '1 / span 8' },
      gridRow: { lg: '1 / span 3' },
      gap: { base: '2', lg: '4' },
    },
    '&:not(:first-child)': { gridColumn: { lg: 'span 4 / -1' } },
  },
  label: {
    textStyle: 'small',
    color: 'onInkMuted',
    ':first-child > &': { textStyle: 'lead' },
    '@media print': { color: 'ink' },
  },
  value: {
    ...setDigits({ base: 't-m' }),
    '& > bdi': { whiteSpace: 'nowrap' },
    ':first-child > &': {
      ...setDigits({ base: 't-xxl' }),
      '&:dir(ltr)': { ms: '-.04em' },
      '&[data-long]': { textStyle: 't-xl', fontSize: { mdDown: 'min(5.25rem, 16vw)' } },
    },
  },
  unit: {
    fontSize: '.6em',
    letterSpacing: '0',
    'bdi > &': { fontSize: '.8em' },
    ':first-child > dd > &': { fontSize: '.3em', '&:dir(rtl)': { fontSize: '.2em' } },
  },
});
