import { defineStyles } from '#src/theme/define-styles.ts';

/** How far the lines reach into the phone, from its edge to the part. */
const reaches = Object.fromEntries(
  ['2.2rem', '1.6rem', '7rem', '4rem'].map((reach, position) => [
    `&:nth-of-type(${position + 1})`,
    { '--reach': reach },
  ]),
);
/** Half of a row of words; the phone is drawn so that its parts lie in the middle of the rows. */
const half = '3.75rem';
const mark = { content: '""', display: { base: 'none', md: 'block' }, pos: 'absolute', bg: 'sun' };

export const styles = defineStyles('device', {
  root: {
    pos: 'relative',
    display: 'grid',
    gap: '10',
    alignItems: 'end',
    mt: { base: '10', md: '12' },
    pe: { md: '24rem' },
    minH: { md: '40rem', xl: '0' },
  },
  phone: {
    w: { base: '15rem', md: '20rem' },
    mx: { base: 'auto', md: '0' },
    pos: { md: 'absolute' },
    insetInlineEnd: '0',
    bottom: '0',
    color: 'onInk',
    '&:dir(rtl)': { transform: 'scaleX(-1)' },
  },
  body: { fill: 'inkRaised' },
  screen: { fill: 'ink', color: 'inkLine' },
  badge: { fill: 'ink', color: 'signalOnInk' },
  card: { fill: 'inkRaised', color: 'inkLine' },
  action: { fill: 'signalOnInk', stroke: 'none' },
  check: {
    color: 'ink',
    strokeWidth: '3',
    transformOrigin: '150px 0',
    '&:dir(rtl)': { transform: 'scaleX(-1)' },
  },
  switch: { fill: 'ink' },
  callouts: { display: 'grid', gridAutoRows: { md: '7.5rem' }, gap: { base: '6', md: '0' } },
  callout: {
    ...reaches,
    textStyle: 'subheading',
    pos: 'relative',
    display: { base: 'grid', md: 'block' },
    gridTemplateColumns: '2.5rem minmax(0, 1fr)',
    pt: { md: `calc(${half} - .5lh)` },
    '& h3': { md: { pos: 'relative', zIndex: 'raised', w: 'fit-content', pe: '5', bg: 'ink' } },
    '&::before': {
      ...mark,
      top: half,
      insetInlineStart: '0',
      insetInlineEnd: 'calc(-4rem - var(--reach))',
      h: '1px',
    },
    '&::after': {
      ...mark,
      top: `calc(${half} - .25rem)`,
      insetInlineEnd: 'calc(-4.25rem - var(--reach))',
      w: '2.5',
      h: '2.5',
      borderRadius: 'chip',
    },
  },
  icon: { display: { base: 'block', md: 'none' }, color: 'signalOnInk' },
});
