import { colon } from '#src/theme/colon.ts';
import { defineStyles } from '#src/theme/define-styles.ts';

/** The numbers of both bars take the same room, so that the bars begin at one place. */
const hours = {
  gridColumn: { lg: '1 / -1' },
  display: 'grid',
  gridTemplateColumns: { base: '6.5rem minmax(0, 1fr)', lg: '10rem minmax(0, 1fr)' },
  '&:dir(rtl)': { gridTemplateColumns: { base: '8.5rem minmax(0, 1fr)', lg: '12rem minmax(0, 1fr)' } },
  alignItems: 'center',
  fontVariantNumeric: 'tabular-nums',
  textStyle: { base: 'small', lg: 'lead' },
};

export const styles = defineStyles('struck-rows', {
  root: { bg: 'paper', pt: { base: '10', md: 's-tight', lg: 's' }, pb: { base: '9', md: 's-tight' } },
  wrap: { w: 'wrap', mx: 'auto' },
  title: { textStyle: { base: 't-s', lg: 't-m' }, pb: { base: '3', lg: '6' } },
  row: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '7fr 5fr' },
    columnGap: '12',
    rowGap: { base: '0', lg: '2' },
    alignItems: 'baseline',
    py: { base: '2', lg: '8' },
    breakInside: 'avoid',
    '& + &': { borderTopWidth: '1px', borderColor: 'line' },
  },
  old: { textStyle: 't-s', fontWeight: '300', color: 'muted' },
  // Where the line can not strike, a word says it; screen readers say it everywhere.
  former: {
    ...colon,
    '&:dir(ltr)': { srOnly: true },
    fontWeight: 'semibold',
  },
  // The line of the page strikes out what it replaces.
  struck: {
    textDecorationLine: 'line-through',
    textDecorationColor: '{colors.signal}',
    textDecorationThickness: { base: '1.25px', lg: '1.5px' },
    // A line through Arabic letters hides their teeth or their stems, at whatever height.
    '&:dir(rtl)': { textDecorationLine: 'none' },
  },
  next: { textStyle: { base: 'body', lg: 'lead' } },
  hours: {
    ...hours,
    pt: { base: '1', lg: '5' },
    color: 'muted',
    '& svg': { fill: 'muted', fillOpacity: '.7' },
  },
  now: { ...hours, color: 'signal', fontWeight: 'semibold' },
  bar: {
    display: 'block',
    w: 'full',
    h: { base: '.625rem', lg: '1rem' },
    fill: 'signal',
    '&:dir(rtl)': { transform: 'scaleX(-1)' },
  },
});
