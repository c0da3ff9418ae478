import { defineStyles } from '#src/theme/define-styles.ts';
import { inkGround } from '#src/theme/ink-ground.ts';

const line = {
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridColumn: '1 / -1',
  alignItems: 'baseline',
  py: { base: '1', lg: '2' },
} as const;

export const styles = defineStyles('link-budget', {
  root: {
    ...inkGround,
    py: { base: '8', md: 's-tight', lg: 's' },
    '@media print': { printColorAdjust: 'exact' },
  },
  wrap: {
    w: 'wrap',
    mx: 'auto',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '5fr 6fr' },
    columnGap: '24',
    rowGap: { base: '3', lg: '8' },
  },
  title: { textStyle: 't-m', maxW: '12em' },
  lead: { textStyle: { lg: 'lead' }, pb: { base: '3', lg: '8' } },
  // The sum stands beside both what explains it and what it comes to.
  account: { gridRow: { lg: '1 / span 2' }, gridColumn: { lg: '2' }, alignSelf: 'end' },
  example: { textStyle: { base: 'small', lg: 'body' }, color: 'onInkMuted', pb: '3' },
  // The column of numbers is as wide as the longest of them: it ends with the rule in every language.
  sum: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '4',
    textStyle: { base: 'body', lg: 't-s' },
    fontWeight: { lg: 'normal' },
  },
  line,
  total: {
    ...line,
    borderTopWidth: '1.25px',
    borderColor: 'onInk',
    fontWeight: 'semibold',
    mt: '2',
    pt: '3',
    '& bdi': { color: 'signalOnInk' },
  },
  detail: { color: 'onInkMuted' },
  // Numbers end where their units begin, one below the other, in every language.
  value: {
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    '& bdi': { display: 'block', textAlign: 'end' },
  },
  unit: { display: 'inline-block', w: '2.2em', textAlign: 'start', textStyle: 'small', color: 'onInkMuted' },
  result: {
    alignSelf: 'end',
    display: 'grid',
    gap: { base: '2', lg: '5' },
    gridRow: { base: '2', lg: 'auto' },
  },
  figure: {
    textStyle: 't-xl',
    fontSize: 'clamp(6rem, 4.3rem + 6.9vw, 10.5rem)',
    fontWeight: '300',
    color: 'sun',
    wordSpacing: '-.1em',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    justifySelf: 'start',
  },
  decibels: { fontSize: '.3em', letterSpacing: '0' },
  meaning: { textStyle: 'lead', fontSize: { base: '1.25rem', lg: '1.375rem' }, maxW: '26rem' },
});
