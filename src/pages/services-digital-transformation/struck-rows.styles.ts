import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('struck-rows', {
  root: { bg: 'paper', pt: { base: '6', md: 's-tight', lg: 's' }, pb: { base: '6', md: 's-tight' } },
  wrap: { w: 'wrap', mx: 'auto' },
  title: { textStyle: { base: 't-s', lg: 'lead' }, fontWeight: 'semibold', pb: { base: '3', lg: '6' } },
  row: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '7fr 5fr' },
    columnGap: '12',
    rowGap: { base: '1', lg: '2' },
    alignItems: 'baseline',
    py: { base: '2', lg: '8' },
    breakInside: 'avoid',
    '& + &': { borderTopWidth: '1px', borderColor: 'line' },
  },
  old: { textStyle: 't-m', fontWeight: '300', gridRow: { lg: 'span 2' }, color: 'muted' },
  // The line of the page strikes out what it replaces.
  struck: {
    textDecorationLine: 'line-through',
    textDecorationColor: '{colors.signal}',
    textDecorationThickness: { base: '2.5px', lg: '4px' },
    // A line through Arabic letters at this height would cover their teeth; a raised one below them crosses their stems.
    '&:dir(rtl)': {
      textDecorationLine: 'underline',
      textDecorationSkipInk: 'none',
      textUnderlineOffset: '-.2em',
      textDecorationThickness: '2.5px',
    },
  },
  next: { textStyle: { base: 'body', lg: 'lead' } },
  hours: {
    color: 'muted',
    fontVariantNumeric: 'tabular-nums',
    textStyle: { base: 'body', lg: 't-s' },
    fontWeight: { lg: 'normal' },
  },
  now: { fontWeight: 'semibold', color: 'signal' },
});
