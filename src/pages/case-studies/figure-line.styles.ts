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
  line: {
    gridColumn: 'main',
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
    columnGap: { base: '4', md: '8' },
    rowGap: { base: '4', lg: '8' },
    mt: { base: '5', lg: '12' },
  },
  link: {
    display: 'grid',
    alignContent: 'start',
    h: 'full',
    pt: '2',
    borderTopWidth: '1px',
    borderColor: 'line',
    color: 'ink',
    '&:hover, &:focus-visible': { color: 'signal' },
  },
  amount: {
    textStyle: 't-m',
    fontWeight: '300',
    '& > bdi': { fontVariantNumeric: 'tabular-nums', letterSpacing: '-.02em', fontSize: { lg: '1.25em' } },
  },
  unit: { fontSize: '.55em', letterSpacing: '0' },
  kind: { textStyle: 'label', fontWeight: 'semibold', mt: '1' },
  place: { textStyle: 'small', color: 'muted' },
});
