import { colon } from '#src/theme/colon.ts';
import { defineStyles } from '#src/theme/define-styles.ts';
import { setDigits, untracked } from '#src/theme/set-digits.ts';

const figure = {
  ...setDigits({ base: 't-m', xl: 't-l' }),
  display: 'block',
  w: 'fit-content',
  lineHeight: '1.15',
  whiteSpace: 'nowrap',
  color: 'ink',
};

export const styles = defineStyles('monthly-report', {
  root: { pt: { base: '6', md: 's-tight', lg: 's' }, pb: { base: '6', md: 's-tight', lg: 's' } },
  wrap: {
    w: 'wrap',
    mx: 'auto',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '4fr 8fr' },
    columnGap: 'clamp(2rem, 5vw, 5rem)',
    rowGap: { base: '4', md: '6' },
  },
  items: { mt: { base: '2', lg: '6' }, textStyle: 'body' },
  item: { color: 'muted', pb: { base: '3', md: '0' }, pt: { md: '3' } },
  name: { fontWeight: 'semibold', color: 'ink', ...colon },
  report: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '6',
    textStyle: 't-s',
    pb: '3',
    borderBottomWidth: '1px',
    borderColor: 'ink',
  },
  example: { fontWeight: 'normal', color: 'muted' },
  // The figure stands above what it says, and beside both what is watched. Phones read the name first.
  line: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(min-content, 1fr) minmax(0, 1fr)' },
    // Arabic words beside digits reach into the gap.
    '&:dir(rtl)': { gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' } },
    columnGap: '8',
    alignItems: 'start',
    pt: { md: '4', lg: '5' },
    pb: { base: '4', lg: '5' },
    borderBottomWidth: '1px',
    borderColor: 'line',
  },
  what: { gridColumn: { md: '2' }, gridRow: { md: '1' }, pt: { md: '2', xl: '4' } },
  title: { textStyle: 'subheading' },
  text: {
    color: 'muted',
    textStyle: { base: 'small', md: 'body' },
    mt: { md: '1' },
    pb: { base: '2', md: '0' },
  },
  value: { display: { base: 'flex', md: 'block' }, alignItems: 'baseline', columnGap: '3' },
  figure,
  words: {
    ...figure,
    '&:dir(rtl)': { ...untracked['&:dir(rtl)'], wordSpacing: { md: '.05rem !important' } },
  },
  meaning: { textStyle: { base: 'small', md: 'body' }, color: { base: 'muted', md: 'ink' } },
});
