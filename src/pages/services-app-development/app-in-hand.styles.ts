import { defineStyles } from '#src/theme/define-styles.ts';
import { inkGround } from '#src/theme/ink-ground.ts';

export const styles = defineStyles('app-in-hand', {
  root: {
    ...inkGround,
    overflow: 'hidden',
    pt: { base: '8', lg: '16' },
    // The drawing needs its ground, on paper and in the colors of the visitor too.
    '@media print': { printColorAdjust: 'exact' },
    '@media (forced-colors: active)': { '& svg': { bg: 'ink', forcedColorAdjust: 'none' } },
  },
  // The arm comes from below the edge of the ground.
  wrap: {
    w: 'wrap',
    mx: 'auto',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '5fr 6fr' },
    gridTemplateRows: { lg: 'auto 1fr' },
    columnGap: { lg: '4' },
  },
  title: { textStyle: 'title', maxW: '10em', textWrap: 'balance' },
  words: { gridColumn: { lg: '1' } },
  lead: { textStyle: 'lead', color: 'onInkMuted', mt: { base: '4', lg: '6' }, maxW: '34rem' },
  actions: { mt: { base: '5', lg: '8' } },
  drawing: {
    gridColumn: { lg: '2' },
    gridRow: { lg: '1 / span 2' },
    alignSelf: 'end',
    w: { base: '125%', md: '80%', lg: 'full' },
    ms: { base: 'calc(-1 * {spacing.gutter})', md: 'auto' },
    me: { md: 'auto' },
    mt: { base: '7', lg: '0' },
    maxW: '46rem',
    justifySelf: { lg: 'end' },
    borderBottomWidth: { base: '1px', lg: '0' },
    borderColor: 'inkLine',
  },
  field: {
    gridColumn: { lg: '1' },
    alignSelf: 'end',
    pt: { base: '6', lg: '14' },
    pb: { base: '8', md: 's-tight' },
  },
  heading: { textStyle: 't-s' },
  fieldLead: { color: 'onInkMuted', mt: '2' },
  notes: { mt: { base: '3', lg: '5' } },
  note: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '4',
    py: { base: '1', lg: '2.5' },
    borderTopWidth: '1px',
    borderColor: 'inkLine',
  },
  number: { minW: '5', color: 'sun', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
  name: { fontWeight: 'semibold' },
  text: { textStyle: { base: 'small', lg: 'body' }, color: 'onInkMuted' },
});
