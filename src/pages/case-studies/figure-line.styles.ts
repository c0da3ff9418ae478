import { defineStyles } from '#src/theme/define-styles.ts';
import { grid } from '#src/theme/grid.ts';

export const styles = defineStyles('figure-line', {
  root: { ...grid, bg: 'sand', pt: { base: '6', lg: '16' }, pb: { base: '7', lg: 's-tight' } },
  head: {
    gridColumn: 'main',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '7fr 5fr' },
    columnGap: '12',
    rowGap: '3',
    alignItems: 'end',
  },
  title: { textStyle: 't-m', color: 'ink' },
  eyebrow: { display: 'block', textStyle: 'lead', fontWeight: 'normal' },
  lead: { textStyle: { base: 'body', lg: 'lead' }, color: 'muted', maxW: '36rem' },
  // One line of figures that runs on as text does, down to the last.
  line: {
    gridColumn: 'main',
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: { base: '6', lg: '14' },
    mt: { base: '5', lg: '14' },
  },
  item: { display: 'flex' },
  link: {
    pos: 'relative',
    textStyle: 't-l',
    fontWeight: '300',
    color: 'ink',
    '& > bdi': { fontVariantNumeric: 'tabular-nums', letterSpacing: '-.02em' },
    '&:hover, &:focus-visible': { color: 'signal' },
    // Arabic units are longer: four figures to a line as well.
    '&:dir(rtl)': { fontSize: { lg: '5rem' }, lineHeight: '1.2' },
  },
  unit: { fontSize: '.4em', color: 'muted', letterSpacing: '0' },
  name: { srOnly: true },
});
