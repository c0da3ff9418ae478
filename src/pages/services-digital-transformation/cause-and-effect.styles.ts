import { defineStyles } from '#src/theme/define-styles.ts';

const columns = { base: 'minmax(0, 1fr) minmax(0, 1fr)', md: '6fr 5fr' };

/** What stands at the end of the line. */
const besideLine = { base: '2', md: '4' };

export const styles = defineStyles('cause-and-effect', {
  root: { bg: 'paper', pt: { base: '6', md: 's-tight', lg: 's' }, pb: { base: '6', md: 's-tight' } },
  wrap: { w: 'wrap', mx: 'auto' },
  heads: {
    display: 'grid',
    gridTemplateColumns: columns,
    alignItems: 'end',
    pb: { base: '4', lg: '8' },
  },
  title: { textStyle: { base: 't-s', md: 't-m' }, '&:last-child': { ps: besideLine } },
  row: {
    display: 'grid',
    gridTemplateColumns: columns,
    rowGap: { base: '0', md: '1', lg: '2' },
    pt: { base: '3', md: '4', lg: '6' },
    pb: { base: '0', lg: '6' },
    breakInside: 'avoid',
    alignItems: 'center',
  },
  // A line leads from the one to the other.
  cause: {
    textStyle: { base: 'label', md: 'subheading', lg: 't-s' },
    display: 'flex',
    alignItems: 'center',
    gap: { base: '2', lg: '6' },
    '&::after': {
      content: '""',
      flex: '1',
      minW: '3',
      borderTopWidth: '2.5px',
      borderColor: 'signal',
    },
  },
  effect: { textStyle: { base: 'label', md: 'subheading', lg: 't-s' }, color: 'signal', ps: besideLine },
  texts: { gridColumn: '1 / -1' },
  pair: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '6fr 5fr' },
    rowGap: '1',
    '& > p': { maxW: '32rem' },
    '& > p:first-child': { pe: { md: '6' } },
    '& > p:last-child': { ps: { md: '4' } },
  },
  muted: { color: 'muted' },
});
