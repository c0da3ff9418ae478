import { defineStyles } from '#src/theme/define-styles.ts';
import { underlined } from '#src/theme/link-styles.ts';

const words = { base: 'body', md: 'lead' };
const figure = { display: 'block', fontWeight: '300', fontVariantNumeric: 'tabular-nums' };

export const styles = defineStyles('study-opening', {
  root: { bg: 'sand', overflow: 'clip' },
  top: {
    w: 'wrap',
    mx: 'auto',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '7fr 5fr' },
    columnGap: '12',
    rowGap: { base: '4', md: '8' },
    alignItems: 'end',
    pt: { base: '2', md: '8' },
    pb: { base: '4', md: '10' },
  },
  up: {
    gridColumn: '1 / -1',
    justifySelf: 'start',
    mb: { lg: '6' },
    textStyle: 'small',
    color: 'muted',
    ...underlined,
    display: 'inline-flex',
    alignItems: 'center',
    minH: '11',
  },
  // On phones the drawing begins in the first screen.
  title: { textStyle: 't-l', fontSize: { mdDown: 'min(2.25rem, 9.25vw)' }, textWrap: 'balance' },
  name: { textStyle: words, fontWeight: 'semibold', mt: { base: '3', md: '6' }, maxW: '36rem' },
  lead: { textStyle: words, color: 'muted', mt: { md: '1' }, maxW: '36rem' },
  // What the figure is of stands beside it where both fit.
  fact: {
    justifySelf: { lg: 'end' },
    minW: { xl: '19rem' },
    display: 'flex',
    flexWrap: 'wrap',
    flexDirection: { lg: 'column' },
    alignItems: { base: 'end', lg: 'start' },
    columnGap: '5',
    rowGap: '1',
    pt: { base: '4', lg: '0' },
    borderTopWidth: { base: '1px', lg: '0' },
    borderColor: 'line',
  },
  // Large text does not make it wider than the window.
  digits: {
    ...figure,
    textStyle: 't-xxl',
    fontSize: { mdDown: 'min(7rem, 28vw)' },
    // A thin digit begins where its column does, not where its room does.
    '&:dir(ltr)': { ms: '-.05em' },
  },
  number: { ...figure, textStyle: 't-xl', fontSize: { mdDown: 'min(4rem, 16.5vw)' } },
  // Words in the place of a figure stay below the headline.
  words: {
    display: 'block',
    textStyle: { base: 't-m', xl: 't-l' },
    fontWeight: { base: '400', xl: '400' },
    whiteSpace: 'nowrap',
  },
  label: {
    flex: { base: '1 1 8rem', lg: 'none' },
    textStyle: { base: 'small', md: 'lead' },
    color: 'muted',
    mt: { lg: '4' },
    maxW: '19rem',
    textWrap: 'balance',
  },
  picture: { h: 'clamp(20rem, 50vw, 44rem)', '& picture': { display: 'block', h: 'full' } },
});
