import { colonBelow } from '#src/theme/colon.ts';
import { defineStyles } from '#src/theme/define-styles.ts';
import { inkGround } from '#src/theme/ink-ground.ts';

/** The column of words beside the chart. */
const columns = { base: 'minmax(0, 1fr)', lg: '3fr 9fr' };
const row = { display: 'grid', columnGap: '10', gridTemplateColumns: columns };

export const styles = defineStyles('response-targets', {
  root: {
    ...inkGround,
    pt: { base: '4', lg: '6' },
    pb: { base: '6', md: 's-tight', lg: 's' },
    // The drawing needs its ground, on paper and in the colors of the visitor too.
    '@media print': { printColorAdjust: 'exact' },
    '@media (forced-colors: active)': { '& svg': { bg: 'ink', forcedColorAdjust: 'none' } },
  },
  wrap: { w: 'wrap', mx: 'auto' },
  heading: {
    display: 'grid',
    gap: { base: '4', lg: '10' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '7fr 5fr' },
    alignItems: 'end',
  },
  lead: { textStyle: 'lead', color: 'onInkMuted' },
  figure: { m: '0', mt: { base: '6', lg: '14' } },
  example: { textStyle: { base: 'subheading', md: 't-s' }, pb: { base: '3', lg: '6' }, textWrap: 'balance' },
  head: { ...row, alignItems: 'end', pb: { base: '3', lg: '0' } },
  axis: { textStyle: 'small', color: 'onInkMuted', pb: { lg: '2' } },
  row: {
    ...row,
    borderTopWidth: '1px',
    borderColor: 'inkLine',
    pb: { base: '3', lg: '0' },
    '&:nth-last-child(2)': { borderBottomWidth: { lg: '1px' } },
    '&:nth-child(3) h3': { textStyle: { lg: 't-m' } },
    '&:nth-child(3):dir(ltr) h3 + p': { textStyle: { lg: 't-s' }, fontWeight: { lg: 'normal' } },
    '&:nth-child(3):dir(rtl) > :first-child': { gridColumn: { xl: '1 / -1' }, maxW: { xl: '44%' } },
    '&:nth-child(4):dir(rtl) > :first-child': { gridColumn: { xl: '1 / -1' }, maxW: { xl: '38%' } },
    '&:nth-last-child(2):dir(ltr) > :first-child': { gridColumn: { lg: '1 / -1' }, maxW: { lg: '52%' } },
  },
  // On phones the words go on behind the name. In wide windows they reach into the room that the chart leaves beside them.
  severity: {
    '& > h3, & > p': { display: { base: 'inline', lg: 'block' } },
    gridRow: { lg: '1' },
    gridColumn: { lg: '1' },
    justifySelf: 'start',
    zIndex: 'raised',
    pt: { base: '4', lg: '6' },
    pb: { base: '4', lg: '6' },
  },
  name: { textStyle: { base: 'subheading', lg: 't-s' }, me: '2', ...colonBelow('lg') },
  text: { color: 'onInkMuted', mt: '1', maxW: '32rem', textStyle: { lg: 'lead' }, bg: { lg: 'ink' } },
  note: { textStyle: 'small', color: 'onInkMuted', pt: '4', maxW: '44rem' },
  unseen: { srOnly: true },
  chart: { pos: 'relative', gridRow: { lg: '1' }, gridColumn: { lg: '2' } },
});
