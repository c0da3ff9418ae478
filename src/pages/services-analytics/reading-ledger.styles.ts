import { defineStyles } from '#src/theme/define-styles.ts';
import { roomAbove } from '#src/theme/room-above.ts';

const padded = { py: { base: '1', lg: '2.5' }, pe: { base: '3', lg: '6' }, textAlign: 'start' };

export const styles = defineStyles('reading-ledger', {
  root: { ...roomAbove, bg: 'sand', py: { base: '8', md: 's-tight', lg: 's' } },
  wrap: {
    w: 'wrap',
    mx: 'auto',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '8fr 5fr' },
    columnGap: { lg: '16', xl: '24' },
    rowGap: { base: '3', lg: '10' },
  },
  heading: {
    textStyle: { base: 't-s', md: 't-m' },
    '&:dir(ltr)': { textStyle: 't-m' },
    gridColumn: '1 / -1',
    maxW: '18em',
  },
  table: { w: 'full', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums', alignSelf: 'start' },
  caption: { textAlign: 'start', color: 'muted', pb: { base: '0', lg: '3' } },
  column: {
    ...padded,
    textStyle: 'small',
    fontWeight: '400',
    color: 'muted',
    borderBottomWidth: '1px',
    borderColor: 'ink',
  },
  row: {
    borderBottomWidth: '1px',
    borderColor: 'line',
    // The word beside it says the same. A line would cross the letters of Arabic units.
    '&[data-fate=duplicate] td:nth-child(2) > span': { textDecoration: 'line-through' },
    // A gap is seen before it is read.
    '&[data-fate=missing] td:last-child': {
      backgroundImage: 'repeating-linear-gradient(135deg, transparent 0 7px, {colors.line} 7px 8px)',
    },
  },
  station: { ...padded, fontWeight: '400', color: 'muted', w: { base: '16%', lg: '18%' } },
  raw: {
    ...padded,
    textStyle: { base: 'small', lg: 't-s' },
    fontWeight: { base: '400', lg: '400' },
    color: 'muted',
  },
  clean: { ...padded, pe: '0', w: { base: '46%', lg: '50%' } },
  power: {
    textStyle: { base: 'body', lg: 't-s' },
    fontWeight: { base: '400', lg: '400' },
    color: 'ink',
    me: '2',
    whiteSpace: 'nowrap',
  },
  unit: { textStyle: 'small' },
  fate: { display: 'inline-block', textStyle: 'small', fontWeight: 'semibold', color: 'signal' },
  capabilities: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '1fr 1fr', lg: 'minmax(0, 1fr)' },
    columnGap: '8',
    rowGap: { md: '5', lg: '7' },
    alignContent: 'space-between',
    pt: { base: '1', lg: '9' },
  },
  capability: { borderTopWidth: { base: '1px', md: '0' }, borderColor: 'line' },
  name: { textStyle: 'subheading' },
  text: { color: 'muted', mt: { lg: '1' } },
});
