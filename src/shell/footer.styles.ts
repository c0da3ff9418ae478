import { defineStyles } from '#src/theme/define-styles.ts';
import { turningArrow } from '#src/theme/drawings.ts';
import { evenColumns, hstack, inColumns, roundButton, secondAfter, spread, wrap } from '#src/theme/grid.ts';

const onWide = { md: 'block' };

export const styles = defineStyles('footer', {
  root: {
    bg: 'inkDeep',
    color: 'onInkMuted',
    textStyle: 'small',
    '--ring': '{colors.signalOnInk}',
    pt: { base: '8', md: '14' },
    pb: { base: '5', md: '7' },
  },
  wrap,
  columns: { ...inColumns({ lg: secondAfter(4) }), gap: { base: '4', md: '8', lg: '12' } },
  company: { display: 'grid', gap: { base: '3', md: '4' }, alignContent: 'start', maxW: '24rem' },
  // On phones the phone number and e-mail address share a line if they fit.
  address: {
    display: { base: 'flex', md: 'grid' },
    flexWrap: 'wrap',
    columnGap: '6',
    justifyItems: 'start',
    color: 'onInk',
    '& > span': { w: 'full' },
  },
  contact: { ...hstack, minH: { base: '11', md: '8' }, '&:hover': { color: 'signalOnInk' } },
  navigation: {
    display: 'grid',
    columnGap: { base: '5', md: '8' },
    gridTemplateColumns: { base: evenColumns(2), md: '2.4fr 2.9fr 2fr 2.3fr', lg: '2.9fr 2.8fr 2fr 2fr' },
    '&:dir(rtl)': { gridTemplateColumns: { md: '1.5fr 2.3fr 2.9fr 2.4fr' } },
    alignContent: 'start',
  },
  base: {
    ...spread,
    flexWrap: 'wrap',
    gap: '4',
    // Room for the consent button in the corner; wide margins have space for it.
    pe: '16',
    '@media (min-width: 90rem)': { pe: '0' },
    mt: { md: '9' },
    pt: '4',
    borderTop: 'inkLine',
  },
  social: { display: 'flex', gap: '2' },
  mark: {
    ...roundButton,
    border: 'inkLine',
    color: 'onInk',
    '&:hover': { borderColor: 'signalOnInk', color: 'signalOnInk' },
  },
  footerColumn: { borderTop: { base: 'inkLine', md: 'none' } },
  heading: { color: 'onInk', textStyle: 'label' },
  title: {
    display: { base: 'none', ...onWide },
    pb: '3',
    '@media (scripting: none)': { display: 'block', pt: '4' },
  },
  toggle: {
    ...spread,
    hideFrom: 'md',
    w: 'full',
    minH: '13',
    ...turningArrow,
    '@media (scripting: none)': { display: 'none' },
  },
  list: {
    display: { base: 'none', ...onWide },
    contentVisibility: 'visible',
    pb: { base: '4', md: '0' },
    'h2:has([aria-expanded=true]) + &': { display: 'block' },
    '@media (scripting: none)': { display: 'block' },
  },
  link: { ...hstack, minH: { base: '11', md: '8' }, py: '1', '&:hover': { color: 'signalOnInk' } },
});
