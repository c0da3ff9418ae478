import { defineStyles } from '#src/theme/define-styles.ts';
import { inkOnScreen } from '#src/theme/tones.ts';
import { apart, grid, secondAfter } from '#src/theme/grid.ts';
import { setDigits } from '#src/theme/set-digits.ts';

export const styles = defineStyles('figures', {
  root: {
    ...grid,
    ...inkOnScreen,
    pt: { base: '8', lg: 's-tight' },
    pb: { base: '7', md: 's-tight', lg: 's' },
    overflow: 'clip',
  },
  title: { textStyle: 't-s' },
  // All in one row on wide screens; below, the first has its own row.
  figures: {
    ...apart,
    display: { base: 'flex', lg: 'grid' },
    flexWrap: 'wrap',
    gridAutoFlow: 'column',
    gridTemplateColumns: secondAfter(5),
    gridAutoColumns: 'minmax(0, 1fr)',
    columnGap: { base: '4', lg: '12' },
    rowGap: '5',
    mt: { base: '2', lg: '4' },
    alignItems: { base: 'start', lg: 'end' },
  },
  item: {
    display: 'flex',
    flexDirection: 'column-reverse',
    '&:first-child': { flex: '1 0 100%' },
  },
  label: {
    textStyle: 'small',
    color: 'onInkMuted',
    ':first-child > &': { textStyle: { lgDown: 'lead' } },
    _print: { color: 'ink' },
  },
  value: {
    ...setDigits('t-m'),
    '--word': '.6em',
    whiteSpace: { lg: 'nowrap' },
    '& > bdi': { '--word': '.8em', whiteSpace: 'nowrap' },
    ':first-child > &': {
      ...setDigits('t-xl'),
      fontSize: { mdDown: 'min(5.25rem, 21vw)' },
      '--word': '.3em',
      '&:dir(ltr)': { ms: '-.04em' },
      '&:dir(rtl)': { '--word': '.2em' },
    },
  },
});
