import { defineStyles } from '#src/theme/define-styles.ts';

/** From where on the effects stand across from their causes; below, each row is one line that opens. */
const columns = { md: '6fr 5fr' };

/** What stands at the end of the line. */
const besideLine = { md: '4' };

const line = { content: '""', borderTopWidth: '2.5px', borderColor: 'signal' };

export const styles = defineStyles('cause-and-effect', {
  root: { bg: 'paper', pt: { base: '10', md: 's-tight', lg: 's' }, pb: { base: '9', md: 's-tight' } },
  wrap: { w: 'wrap', mx: 'auto' },
  heads: {
    display: 'grid',
    gridTemplateColumns: columns,
    alignItems: 'end',
    pb: { base: '4', lg: '8' },
  },
  title: {
    textStyle: { base: 't-s', md: 't-m' },
    '&:last-child': { ps: besideLine, color: { base: 'signal', md: 'inherit' } },
  },
  row: {
    display: 'grid',
    gridTemplateColumns: columns,
    rowGap: { md: '1', lg: '2' },
    pt: { md: '4', lg: '6' },
    pb: { lg: '6' },
    borderTopWidth: { base: '1px', md: '0' },
    borderColor: 'line',
    breakInside: 'avoid',
    alignItems: 'center',
    '& > details': { display: { md: 'contents' } },
    '@media screen and (max-width: 47.9975rem)': {
      '& summary': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '0', py: '2' },
      '& summary::after': { gridColumn: '2', gridRow: '1 / span 2' },
      '& summary > h3:last-child': {
        textStyle: 'body',
        fontWeight: 'semibold',
        lineHeight: '1.5',
      },
    },
  },
  // A line leads from the one to the other.
  cause: {
    textStyle: { base: 'subheading', lg: 't-s' },
    display: { md: 'flex' },
    alignItems: 'center',
    gap: { md: '2', lg: '6' },
    '&::after': { md: { ...line, flex: '1', minW: '3' } },
  },
  effect: {
    textStyle: { base: 'subheading', lg: 't-s' },
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    color: 'signal',
    ps: besideLine,
    '&::before': { mdDown: { ...line, w: '6' } },
  },
  pair: {
    gridColumn: '1 / -1',
    display: 'grid',
    pb: { base: '4', md: '0' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '6fr 5fr' },
    rowGap: '1',
    '& > p': { maxW: '32rem' },
    '& > p:first-child': { pe: { md: '6' } },
    '& > p:last-child': { ps: { md: '4' } },
  },
  muted: { color: 'muted' },
});
