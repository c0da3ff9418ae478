import { defineStyles } from '#src/theme/define-styles.ts';
import { apart, evenColumns, secondAfter, sharedRows } from '#src/theme/grid.ts';
import { setDigits, setResult } from '#src/theme/set-digits.ts';
import { snapOut } from '#src/theme/snap-row.ts';
import { mutedText, ruled, signalText } from '#src/theme/tones.ts';
import { textLink } from '#src/theme/link-styles.ts';

const leading = ':first-child > * > &';

export const styles = defineStyles('studies', {
  sheets: {
    ...snapOut,
    gridTemplateColumns: { md: evenColumns(2) },
    columnGap: { base: '5', md: '8', lg: '12' },
  },
  sheet: {
    ...sharedRows(7),
    alignContent: 'start',
    breakInside: 'avoid',
    '&:not(:first-child)': { pt: { md: '10', lg: '16' }, _print: { pt: '6' } },
    '&:first-child': {
      gridColumn: { md: '1 / -1' },
      gridRow: { md: 'auto' },
      gridTemplateColumns: { lg: secondAfter(5) },
      gridTemplateRows: { md: 'auto' },
      columnGap: { lg: '12' },
    },
  },
  drawing: {
    w: 'full',
    aspectRatio: '5 / 3',
    objectFit: 'cover',
    bg: 'sand',
    '[data-tone=sand] &': { bg: 'paper' },
    ':first-child > &': {
      gridColumn: '1 / -1',
      aspectRatio: { md: '16 / 9' },
      objectPosition: '50% 25%',
    },
  },
  fact: { pt: { base: '4', lg: '6' } },
  value: { ...setResult('t-m'), [leading]: setDigits({ base: 't-m', lg: 't-l' }) },
  label: {
    ...mutedText,
    display: 'block',
    mt: '1',
    '&:dir(rtl)': { mt: '4' },
    maxW: '26rem',
    [leading]: { textStyle: { lg: 'lead' } },
  },
  text: { display: { md: 'contents' }, ':first-child > &': { display: 'block' } },
  name: { textStyle: 'entry', pt: { base: '4', lg: '6' } },
  subtitle: { mt: '1' },
  summary: { ...mutedText, textStyle: 'detail', mt: '2', maxW: '38rem' },
  // One result per line on narrow screens.
  results: { display: { lg: 'flex' }, columnGap: '10', mt: { base: '3', lg: '5' } },
  result: {
    ...ruled,
    ...apart,
    display: { base: 'flex', lg: 'block' },
    alignItems: 'baseline',
    flex: '1',
    py: { base: '1', lg: '2' },
    '& > dd': { fontWeight: 'semibold' },
  },
  resultLabel: { ...mutedText, textStyle: 'small' },
  links: { display: 'flex', flexWrap: 'wrap', columnGap: '8', mt: '1' },
  link: { ...textLink, ...signalText, gap: '2' },
});
