import { defineStyles } from '#src/theme/define-styles.ts';
import { underlined } from '#src/theme/link-styles.ts';

const figure = { display: 'block', fontWeight: '300', fontVariantNumeric: 'tabular-nums' };

export const styles = defineStyles('study-opening', {
  root: { bg: 'sand', overflow: 'clip' },
  top: {
    w: 'wrap',
    mx: 'auto',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '7fr 5fr' },
    columnGap: '12',
    rowGap: '8',
    alignItems: 'end',
    pt: { base: '6', md: '8' },
    pb: { base: '8', md: '10' },
  },
  trail: {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '6',
    mb: { base: '2', lg: '6' },
  },
  up: {
    textStyle: 'small',
    color: 'muted',
    ...underlined,
    display: 'inline-flex',
    alignItems: 'center',
    minH: '11',
  },
  title: { textStyle: 't-l', textWrap: 'balance' },
  name: { textStyle: 'lead', fontWeight: 'semibold', mt: '6', maxW: '36rem' },
  lead: { textStyle: 'lead', color: 'muted', mt: '1', maxW: '36rem' },
  fact: { justifySelf: { lg: 'end' }, minW: { lg: '19rem' }, display: 'grid', justifyItems: 'start' },
  // Large text does not make it wider than the window.
  digits: { ...figure, textStyle: 't-xxl', fontSize: { mdDown: 'min(7rem, 28vw)' } },
  number: { ...figure, textStyle: 't-xl', fontSize: { mdDown: 'min(5.25rem, 22vw)' } },
  words: { display: 'block', textStyle: 't-l', fontWeight: '400' },
  label: { display: 'block', textStyle: 'lead', color: 'muted', mt: '4', maxW: '19rem' },
  picture: { h: 'clamp(20rem, 50vw, 44rem)', '& picture': { display: 'block', h: 'full' } },
});
