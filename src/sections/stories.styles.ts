import { defineStyles } from '#src/theme/define-styles.ts';
import { screenOnly } from '#src/theme/media.ts';
import { evenColumns, secondAfter, sharedRows, splitAfter } from '#src/theme/grid.ts';
import { setResult } from '#src/theme/set-digits.ts';
import { snapOut } from '#src/theme/snap-row.ts';
import { mutedText, ruled, signalText } from '#src/theme/tones.ts';

const lead = { ...splitAfter(7), rowGap: '3', alignItems: 'end' };

export const styles = defineStyles('stories', {
  lead,
  // The picture bleeds off the page at the end of the line.
  pictured: {
    ...lead,
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: secondAfter(5) },
    gridTemplateRows: { lg: '1fr auto' },
    alignItems: 'start',
  },
  picture: {
    gridColumn: { lg: '2' },
    gridRow: { lg: '1 / span 2' },
    h: { base: '50vw', md: '44vw', lg: 'clamp(28rem, 40vw, 40rem)' },
    mx: { base: '-gutter', lg: '0' },
    me: { lg: '-edge' },
    mb: { base: '2', lg: '0' },
    bg: 'inkRaised',
    '& img': { objectPosition: '84% 50%' },
    '&:dir(rtl) img': { objectPosition: '16% 50%' },
    ...screenOnly,
  },
  meaning: { ...mutedText, display: 'block', textStyle: 'lead' },
  result: { ...signalText, ...setResult('t-l'), mt: '1', ms: '-.04em' },
  name: { textStyle: 'entry' },
  text: { mt: '2', maxW: '36rem' },
  client: { ...mutedText, textStyle: 'small', mt: '2' },
  others: {
    ...snapOut,
    gridTemplateColumns: { md: 'minmax(0, 1fr)', lg: evenColumns(3) },
    // Two or four are in pairs.
    '&:not(:has(> :nth-child(3))), &:has(> :nth-child(4):last-child)': {
      gridTemplateColumns: { lg: evenColumns(2) },
    },
    columnGap: { base: '5', lg: '12' },
    mt: { base: '6', md: '10', lg: '16' },
    _print: { ...snapOut._print, rowGap: '6' },
  },
  other: {
    ...ruled,
    ...sharedRows(4, 'lg'),
    display: { md: 'grid' },
    gridTemplateColumns: { md: secondAfter(5), lg: 'minmax(0, 1fr)' },
    columnGap: '12',
    pt: '4',
    pb: { md: '5' },
    '& > div': { display: { lg: 'contents' } },
    breakInside: 'avoid',
  },
  value: setResult('t-m'),
  label: { ...mutedText, textStyle: 'small' },
  title: { textStyle: 'subheading', mt: { base: '2', md: '0', lg: '5' } },
  account: { ...mutedText, textStyle: 'detail', mt: '1' },
});
