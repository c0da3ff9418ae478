import { defineStyles } from '#src/theme/define-styles.ts';
import { grid } from '#src/theme/grid.ts';
import { water } from '#src/theme/shades.ts';

const fadeTo = (side: 'right' | 'left') => ({ lg: `linear-gradient(to ${side}, transparent, black 22%)` });

/** From laptops on it stands beside the words and the figure, as far as the edge where reading ends. */
const drawing = {
  gridColumn: { base: 'full', lg: 'span 7 / full-end' },
  gridRow: { lg: '1 / span 2' },
  w: 'full',
  h: { base: 'auto', lg: 'full' },
  aspectRatio: { base: '5 / 3', lg: 'auto' },
  objectFit: 'cover',
  objectPosition: { lg: '50% 100%' },
  minH: '0',
  mt: { base: '5', lg: '0' },
  maskImage: fadeTo('right'),
  '@media print, (forced-colors: active)': { display: 'none' },
} as const;

export const styles = defineStyles('figure-line', {
  root: {
    ...grid,
    bg: 'sand',
    pb: { base: '7', lg: 's-tight' },
    // The sea at the foot of this drawing goes on to the end of the section, below the line of the other figures.
    '&[data-study=gulf-of-aqaba]::before': {
      maskImage: fadeTo('right'),
      lg: {
        content: '""',
        gridColumn: 'span 7 / full-end',
        gridRow: '3',
        mb: 'calc(-1 * {spacing.s-tight})',
        bg: water,
      },
    },
    '&[data-study=gulf-of-aqaba]:dir(rtl)::before': { maskImage: fadeTo('left') },
    '@media print, (forced-colors: active)': { '&&::before': { display: 'none' } },
  },
  head: {
    gridColumn: { lg: 'main-start / span 6' },
    gridRow: { lg: '1' },
    pos: 'relative',
    pt: { base: '6', lg: '14' },
  },
  title: { textStyle: { base: 'closing', md: 't-m' }, color: 'ink' },
  eyebrow: { display: 'block', textStyle: 'lead', fontWeight: 'normal' },
  lead: { color: 'muted', maxW: '32rem', mt: { base: '3', lg: '4' } },
  drawing: { ...drawing, '&[data-plan]:dir(rtl)': { maskImage: fadeTo('left') } },
  largest: {
    gridColumn: { lg: 'main-start / span 6' },
    gridRow: { lg: '2' },
    pos: 'relative',
    alignSelf: 'end',
    mt: { base: '4', lg: '12' },
  },
  line: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'repeat(4, minmax(0, 1fr))',
      lg: 'repeat(7, minmax(0, 1fr))',
    },
    columnGap: { md: '6' },
    rowGap: { md: '5' },
    mt: { base: '5', lg: '10' },
    gridRow: { lg: '3' },
    pos: 'relative',
  },
  link: {
    display: 'grid',
    gridTemplateColumns: { base: '2fr 3fr', md: 'minmax(0, 1fr)' },
    columnGap: '4',
    alignItems: { base: 'baseline', md: 'start' },
    alignContent: 'start',
    h: 'full',
    py: { base: '2', md: '0' },
    pt: { md: '3' },
    borderTopWidth: '1px',
    borderColor: 'line',
    color: 'ink',
    '&:hover, &:focus-visible': { color: 'signal' },
  },
  amount: {
    textStyle: 't-s',
    fontWeight: '300',
    '& > bdi': { fontVariantNumeric: 'tabular-nums', letterSpacing: '-.02em' },
  },
  unit: { textStyle: 'small' },
  said: { display: 'grid' },
  kind: { textStyle: 'label', fontWeight: 'semibold' },
  place: { textStyle: 'small', color: 'muted' },
});
